import { expect, test } from 'vitest';
import { passwordStrength } from './PasswordField.tsx';

test.each([
  ['', ''],
  ['Ab1!', 'Too short'],
  ['secretsecretsecret', 'Weak'],
  ['Secretsecret', 'Weak'],
  ['Secret#1', 'Fair'],
  ['Secret12', 'Fair'],
  ['Aa1!Aa1!Aa1!', 'Fair'],
  ['Secret#2026x', 'Strong'],
  ['correct horse Battery', 'Strong'],
])('%j counts as %j', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what the rules of the form refuse is weak, however long it is', () => {
  expect(passwordStrength('Lagos-Abuja-Kano-2026!', false)).toBe('Weak');
  expect(passwordStrength('Ab1!', false)).toBe('Too short');
});
