import { expect, test } from 'vitest';
import { costPath, readCostQuery, type CostQuery } from './cost-query.ts';

const FULL: CostQuery = {
  deal: 'sale',
  price: 90_000_000,
  agreement: 2.5,
  commission: 10,
  inspection: 0,
  caution: null,
  state: 'akwa-ibom',
};
const EMPTY: CostQuery = {
  deal: 'rent',
  price: null,
  agreement: null,
  commission: null,
  inspection: null,
  caution: null,
  state: null,
};

test.each([[FULL], [EMPTY]])('%j is the same after a way through the address', (query) => {
  const { searchParams } = new URL(costPath(query), 'https://naija.example');
  expect(readCostQuery(searchParams)).toEqual(query);
});

test('the address of an empty page has no query', () => {
  expect(costPath(EMPTY)).toBe('/cost');
});

test.each([
  ['price', '1.5m', 1_500_000],
  ['price', '₦1,500,000.00', 1_500_000],
  ['caution', '500k', 500_000],
  ['commission', '2.5', 2.5],
  ['agreement', '7,5 %', 7.5],
])('%s=%s is read as %d', (name, value, amount) => {
  expect(readCostQuery(new URLSearchParams([[name, value]]))).toEqual({ ...EMPTY, [name]: amount });
});

test.each([
  ['price', '-1'],
  ['price', '1.5'],
  ['price', '1.500'],
  ['price', '1,5m'],
  ['price', '1e9'],
  ['price', '0x10'],
  ['price', '100000000001'],
  ['price', '101b'],
  ['price', '9'.repeat(100_000)],
  ['inspection', '100000001'],
  ['commission', '101'],
  ['commission', '2.25'],
  ['agreement', 'ten'],
  ['caution', ' '],
  ['deal', 'theft'],
  ['state', 'texas'],
])('%s=%s counts as not given', (name, value) => {
  expect(readCostQuery(new URLSearchParams([[name, value]]))).toEqual(EMPTY);
});

test.each([
  ['price', '100000000000'],
  ['commission', '100'],
  ['inspection', '100000000'],
])('the largest %s, %s, is read', (name, value) => {
  expect(readCostQuery(new URLSearchParams([[name, value]]))).toMatchObject({ [name]: Number(value) });
});
