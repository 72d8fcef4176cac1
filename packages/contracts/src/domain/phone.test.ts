import { expect, test } from 'vitest';
import { internationalDigits } from './phone.ts';

test.each([
  ['+2348031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['002348031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
])('%s is dialled as %s from abroad', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});
