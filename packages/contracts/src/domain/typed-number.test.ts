import { describe, expect, test } from 'vitest';
import { readTypedNumber, type NumberKind } from './typed-number.ts';

const NBSP = '\u00A0';
const NARROW = '\u202F';

describe('naira', () => {
  test.each([
    ['0', 0],
    ['007', 7],
    ['1500000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1 500 000', 1_500_000],
    [`1${NBSP}500${NARROW}000`, 1_500_000],
    ['₦1,500,000.00', 1_500_000],
    ['₦ 1,500,000', 1_500_000],
    ['NGN 500,000', 500_000],
    ['ngn500000', 500_000],
    ['N1.5m', 1_500_000],
    ['n500', 500],
    ['#5,000', 5_000],
    ['500,000 naira', 500_000],
    ['500k naira', 500_000],
    ['5000 NGN', 5_000],
    ['1.5m', 1_500_000],
    ['1.5M', 1_500_000],
    ['1.5 m', 1_500_000],
    ['2.5 million', 2_500_000],
    ['2 Millions', 2_000_000],
    ['1500k', 1_500_000],
    ['1,500k', 1_500_000],
    ['5k', 5_000],
    ['5K', 5_000],
    ['5 thousand', 5_000],
    ['.5m', 500_000],
    ['0.125m', 125_000],
    ['1.1m', 1_100_000],
    ['1.250m', 1_250_000],
    ['1.2bn', 1_200_000_000],
    ['3b', 3_000_000_000],
    ['1 billion', 1_000_000_000],
    ['100b', 100_000_000_000],
    ['  5000  ', 5_000],
    ['+5000', 5_000],
    ['5.', 5],
  ])('%j is %d', (text, value) => {
    expect(readTypedNumber('naira', text)).toBe(value);
  });

  test.each([
    ['2.5', 2.5],
    ['5000.50', 5_000.5],
    ['1.2345678m', 1_234_567.8],
    ['-5000', -5_000],
    ['-₦5k', -5_000],
  ])('%j is %d, which the rules of a field refuse', (text, value) => {
    expect(readTypedNumber('naira', text)).toBe(value);
  });

  test.each([
    // One and a half naira, or 1,500 as others write it.
    '1.500',
    '1.000',
    '1,500.000',
    '1.500.000',
    // A comma groups thousands: this may be 1.5 or 15 million.
    '1,5m',
    '1,5',
    '15,00',
    '1,500,0000',
    '1500,000',
    ',500',
    '1,,500',
    '1, 500',
    '1 5m',
    '1,500 000',
    '1  500',
    '1m5',
    '1m 500k',
    '5km',
    '5kk',
    '1e6',
    '0x10',
    'Infinity',
    'NaN',
    '5k+',
    '500k-1m',
    '500k/year',
    '10%',
    '$500',
    'NN5',
    'N5 naira',
    'm',
    'k5',
    '₦',
    '.',
    '-',
    '--5',
    '5-',
    '5..0',
    'five',
    'Nfive',
    '٥٠٠',
    '５００',
    '5\n000',
    '',
    ' ',
  ])('%j is not read', (text) => {
    expect(readTypedNumber('naira', text)).toBeNaN();
  });
});

describe('counts', () => {
  test.each([
    ['12', 12],
    ['1,250', 1_250],
    ['1 250', 1_250],
    ['1.2k', 1_200],
    ['1 million', 1_000_000],
    ['1.5', 1.5],
    ['-5', -5],
  ])('%j is %d', (text, value) => {
    expect(readTypedNumber('count', text)).toBe(value);
  });

  test.each(['N12', '₦12', '12 naira', '12%', '1,2', 'many', '1.250', '1e3'])('%j is not read', (text) => {
    expect(readTypedNumber('count', text)).toBeNaN();
  });
});

describe('percentages', () => {
  test.each([
    ['10', 10],
    ['10%', 10],
    ['10 %', 10],
    ['10 percent', 10],
    ['10 per cent', 10],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['2,50%', 2.5],
    ['.5', 0.5],
    ['7.25', 7.25],
    ['101', 101],
    ['1000', 1_000],
    ['-5', -5],
  ])('%j is %d', (text, value) => {
    expect(readTypedNumber('percent', text)).toBe(value);
  });

  test.each(['2.500', '1,000', '2,5,0', '2.5,0', '5k', '1 0', 'N5', '₦5', 'ten', '%', '1e1', '10%%'])(
    '%j is not read',
    (text) => {
      expect(readTypedNumber('percent', text)).toBeNaN();
    },
  );
});

test.each<NumberKind>(['naira', 'count', 'percent'])(
  'a text of any length is refused at once: %s',
  (kind) => {
    for (const part of ['9', ' ', ',', '1,', '.', 'N', '1 ', '-'])
      expect(readTypedNumber(kind, part.repeat(1_000_000))).toBeNaN();
  },
);
