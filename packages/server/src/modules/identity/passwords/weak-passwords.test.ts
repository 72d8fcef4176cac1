import { expect, it } from 'vitest';
import { isCommonPassword } from './weak-passwords.ts';

it.each([
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
])('%j is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
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

it('the 3,000th commonest is refused, and the next one is not', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  expect(await isCommonPassword(list[2_999] ?? '')).toBe(true);
  expect(await isCommonPassword(list[3_000] ?? '')).toBe(false);
});
