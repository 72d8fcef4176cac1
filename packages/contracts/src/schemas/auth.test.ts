import { describe, expect, test } from 'vitest';
import { forgotPasswordSchema } from './forgot-password.ts';
import { loginSchema } from './login.ts';
import { resetPasswordSchema } from './reset-password.ts';
import { NO_TEXT, refusals } from './validate.fixture.ts';

describe('logging in', () => {
  const good = { email: 'ada@example.com', password: 'x' };

  test.each([
    ['email', '', 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', undefined, 'Email is required'],
    ['email', 'ada', 'Please enter a valid email'],
    ['email', 'ada@', 'Please enter a valid email'],
    ['email', 'ada@example.com, eve@example.com', 'Please enter a valid email'],
    ['email', `${'a'.repeat(250)}@b.ng`, 'Email is too long'],
    ['password', '', 'Password is required'],
    ['password', undefined, 'Password is required'],
  ])('with %s %j is refused: %s', async (field, value, message) => {
    expect(await refusals(loginSchema, { ...good, [field]: value })).toEqual({ [field]: message });
  });

  test.each(NO_TEXT)('with a value that is no text (%j) is refused for each field', async (value) => {
    const messages = await refusals(loginSchema, { email: value, password: value });
    expect(messages).toEqual({
      email: value === null ? 'Email is required' : 'Please enter a valid email',
      password: 'Password is required',
    });
  });

  test('accepts any old password, blanks included', async () => {
    expect(await loginSchema.validate({ ...good, password: ' a b ' })).toMatchObject({ password: ' a b ' });
  });

  test('an e-mail address is trimmed and put in lower case', async () => {
    expect(await loginSchema.validate({ ...good, email: '  Ada@Example.COM ' })).toMatchObject({
      email: 'ada@example.com',
    });
  });
});

describe('asking for a reset link', () => {
  test('needs an e-mail address', async () => {
    expect(await refusals(forgotPasswordSchema, { email: '' })).toEqual({ email: 'Email is required' });
  });

  test('takes a valid one', async () => {
    expect(await refusals(forgotPasswordSchema, { email: 'ada@example.com' })).toEqual({});
  });
});

describe('setting a new password', () => {
  const SHORT = 'Password must be at least 8 characters';
  const DIFFERS = 'Passwords must match';

  test('needs both fields', async () => {
    expect(await refusals(resetPasswordSchema, { newPassword: '', confirmPassword: '' })).toEqual({
      newPassword: 'Password is required',
      confirmPassword: 'Confirm password is required',
    });
  });

  test.each([
    ['Secret1!', 'secret1!', DIFFERS],
    ['Secret1!', 'Secr1!', SHORT],
    ['Secret1!', 'Secret1! ', DIFFERS],
  ])('%j repeated as %j is refused: %s', async (newPassword, confirmPassword, message) => {
    expect(await refusals(resetPasswordSchema, { newPassword, confirmPassword })).toEqual({
      confirmPassword: message,
    });
  });

  test('a strong one repeated exactly is taken', async () => {
    const typed = { newPassword: 'Secret1!', confirmPassword: 'Secret1!' };
    expect(await resetPasswordSchema.validate(typed)).toEqual(typed);
  });
});
