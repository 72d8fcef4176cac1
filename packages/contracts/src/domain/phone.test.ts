import { expect, test } from 'vitest';
import { formatPhone, internationalDigits, phoneForms, phoneIn, telUrl } from './phone.ts';

test.each([
  ['+2348031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['002348031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['+23408031234567', '2348031234567'],
])('%s is dialled as %s from abroad', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test.each([
  ['08031234567', '0803 123 4567'],
  ['+2348031234567', '0803 123 4567'],
  ['2348031234567', '0803 123 4567'],
  ['+23408031234567', '0803 123 4567'],
  ['+23412345678', '01 234 5678'],
  ['080312345678', '08 031 234 5678'],
  ['080312345678901', '08 031 234 567 8901'],
  ['+447911123456', '+44 791 112 3456'],
  ['+233241234567', '+233 24 123 4567'],
  ['+14155550123', '+1 415 555 0123'],
  ['+27821234567', '+27 82 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test('a number written with spaces is called without them', () => {
  expect(telUrl('+234 800 000 0001')).toBe('tel:+2348000000001');
});

test.each([
  ['0803 123 4567', '2348031234567'],
  ['８031234567', '2348031234567'],
  ['Tel: 0803-123-4567.', '2348031234567'],
  ['+44 7911 123456', '447911123456'],
  ['01 2345678', '23412345678'],
])('%j is the number %s', (text, digits) => {
  expect(phoneIn(text)).toBe(digits);
});

test.each([
  '',
  '+',
  '12',
  'Mile 2',
  '12345678901',
  '0803',
  '0803 123 45678 9',
  '2 flats, 0803 or 3 123 4567',
  'Yaba 1',
])('%j is no number', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

test.each(['2348031234567', '447911123456'])('every form of %s is read as it', (digits) => {
  expect(new Set(phoneForms(digits).map(internationalDigits))).toEqual(new Set([digits]));
});
