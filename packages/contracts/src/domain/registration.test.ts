import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { parseRegistration } from './registration.ts';

it.each([
  ['cac', 'rc123456', 'RC 123456'],
  ['cac', ' RC: 1 234 567 ', 'RC 1234567'],
  ['cac', 'BN-2345678', 'BN 2345678'],
  ['cac', 'LLP 12', 'LLP 12'],
  ['cac', 'LP 12', 'LP 12'],
  ['cac', 'cac/it/no 12345', 'IT 12345'],
  ['cac', 'RC No. 123456', 'RC 123456'],
  ['lasrera', 'lsr/2025/0042', 'LSR/2025/0042'],
  ['lasrera', 'A  12', 'A 12'],
  ['niesv', 'a-1234', 'A-1234'],
] as const)('%s: %j is %j', (register, typed, number) => {
  expect(parseRegistration(register, typed)).toBe(number);
});

it.each([
  ['cac', '123456'],
  ['cac', 'RC'],
  ['cac', 'RC 12A'],
  ['cac', 'RC NO'],
  ['cac', 'RC 1234567890'],
  ['cac', 'RC １２３'],
  ['lasrera', 'none'],
  ['niesv', '<b>1</b>'],
  ['niesv', ''],
  ['niesv', '1'.repeat(LIMITS.registrationMax + 1)],
] as const)('%s: %j is not a number of it', (register, typed) => {
  expect(parseRegistration(register, typed)).toBeUndefined();
});
