import { expect, test } from 'vitest';
import { formatPhone, internationalDigits, normalizePhone, phoneForms, phoneIn, telUrl } from './phone.ts';

test.each([
  ['+2348031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['002348031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['+23408031234567', '2348031234567'],
  ['8031234567', '2348031234567'],
  ['+08031234567', '2348031234567'],
  ['+4407911123456', '447911123456'],
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
  ['+447911123456', '+44 791 112 3456'],
  ['+233241234567', '+233 24 123 4567'],
  ['+14155550123', '+1 415 555 0123'],
  ['+27821234567', '+27 82 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test.each([
  ['+2348031234567', '+2348031234567'],
  ['08031234567', '+2348031234567'],
  ['8031234567', '+2348031234567'],
  ['+234 (803)-123 4567', '+2348031234567'],
  ['+234 0803 123 4567', '+2348031234567'],
  ['\u202A+234\u00A0803\u200B1234567\u202C\uFEFF', '+2348031234567'],
  ['+23412345678', '+23412345678'],
  ['+23484123456', '+23484123456'],
  ['02011234567', '+2342011234567'],
  ['+447911123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  // In these countries the number itself begins with the zero.
  ['+390612345678', '+390612345678'],
  ['+22507012345678', '+22507012345678'],
])('%j is stored as %s, which is stored as itself', (phone, stored) => {
  expect(normalizePhone(phone)).toBe(stored);
  expect(normalizePhone(stored)).toBe(stored);
});

test.each([
  ['a letter', '0803call123'],
  ['no digit', '+'],
  ['too few digits', '0801234567'],
  ['a Nigerian mobile number that lacks a digit', '+234803123456'],
  ['a Nigerian mobile number that lacks two digits', '23480312345'],
  ['zeros', '00000000000'],
  ['zeros after a plus', '+00000000000'],
  ['zeros after the country code', '+2340000000000'],
  ['zeros after a foreign country code', '+44000000000'],
  ['more digits than any number has', '080312345678901'],
  ['digits of another script', '٠٨٠١٢٣٤٥٦٧٨'],
])('%s cannot be called, and is shown as it is', (_, phone) => {
  expect(normalizePhone(phone)).toBeUndefined();
  expect(formatPhone(phone)).toBe(phone);
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
])('%j is not a number', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

test.each(['2348031234567', '447911123456'])('every form of %s is read as it', (digits) => {
  expect(new Set(phoneForms(digits).map(internationalDigits))).toEqual(new Set([digits]));
});
