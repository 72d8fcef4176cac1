import { afterEach, expect, test, vi } from 'vitest';
import { COMMON_PASSWORDS } from './common-password-list.ts';
import { isCommonPassword } from './common-password.ts';

test.each([
  '123456',
  'PASSWORD',
  'Password1!',
  'Password123!',
  'Password2026!',
  'P@ssw0rd!',
  'P@$$w0rd1!',
  '!Password1',
  '1!Sunshine',
  '$unshine1!Q'.slice(0, 10),
  'Qwerty123!',
  'Abc123!!',
  'Dragon#1',
  'Arsenal1!',
  'Secret-9!',
])('%j is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'Secret1!x',
  'Dragon#7392-8841',
  'Correct horse battery 9!',
  'Lagos-Rain-On-Zinc-7!',
  'xK9$mQ2pL!',
  'Password is not what I chose 1!',
  'Monkey-Dragon-Letmein-42!',
  'Ọlá1!ńrewájú',
  '',
  '1'.repeat(128),
  `A1!${'!'.repeat(125)}`,
])('%j is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test('the list is the head of its source', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  expect(COMMON_PASSWORDS.trim().split(/\s+/)).toEqual(dictionary['passwords-common'].slice(0, 3_000).sort());
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./common-password-list.ts');
});

test.each([
  ['does not arrive', () => new Promise<object>(() => undefined)],
  ['fails to load', () => Promise.reject(new Error('offline'))],
])('where the list %s, a form can be sent all the same', async (_, list) => {
  vi.resetModules();
  vi.doMock('./common-password-list.ts', list);
  vi.useFakeTimers();
  const { isCommonPassword: isCommon } = await import('./common-password.ts');
  const answer = isCommon('Secret-9!');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(false);
});
