import { describe, expect, test } from 'vitest';
import { changeEmailSchema } from './change-email.ts';
import { changePasswordSchema } from './change-password.ts';
import { forgotPasswordSchema } from './forgot-password.ts';
import { loginSchema } from './login.ts';
import { resetPasswordSchema } from './reset-password.ts';
import { NON_STRINGS, validationErrors } from './validate.fixture.ts';

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
    expect(await validationErrors(loginSchema, { ...good, [field]: value })).toEqual({ [field]: message });
  });

  test.each(NON_STRINGS)(
    'with a value that is not a string (%j) is refused for each field',
    async (value) => {
      const messages = await validationErrors(loginSchema, { email: value, password: value });
      expect(messages).toEqual({
        email: value === null ? 'Email is required' : 'Please enter a valid email',
        password: 'Password is required',
      });
    },
  );

  test('accepts any old password, blanks included', async () => {
    expect(await loginSchema.validate({ ...good, password: ' a b ' })).toMatchObject({ password: ' a b ' });
  });

  test('an email address is trimmed and put in lower case', async () => {
    expect(await loginSchema.validate({ ...good, email: '  Ada@Example.COM ' })).toMatchObject({
      email: 'ada@example.com',
    });
  });
});

describe('an address without a dot in its domain, which accounts of earlier days may have', () => {
  test('still logs in and resets the password', async () => {
    expect(await validationErrors(loginSchema, { email: 'tobi@gmail', password: 'x' })).toEqual({});
    expect(await validationErrors(forgotPasswordSchema, { email: 'tobi@gmail' })).toEqual({});
  });

  test('is refused as a new one', async () => {
    const change = { email: 'tobi@gmail', currentPassword: 'x' };
    expect(await validationErrors(changeEmailSchema, change)).toEqual({
      email: 'Please enter a valid email',
    });
  });
});

describe('requesting a reset link', () => {
  test('needs an email address', async () => {
    expect(await validationErrors(forgotPasswordSchema, { email: '' })).toEqual({
      email: 'Email is required',
    });
  });

  test('takes a valid one', async () => {
    expect(await validationErrors(forgotPasswordSchema, { email: 'ada@example.com' })).toEqual({});
  });
});

describe('setting a new password', () => {
  const SHORT = 'Password must be at least 8 characters';
  const DIFFERS = 'Passwords must match';

  test('needs both fields', async () => {
    expect(await validationErrors(resetPasswordSchema, { newPassword: '', confirmPassword: '' })).toEqual({
      newPassword: 'Password is required',
      confirmPassword: 'Confirm password is required',
    });
  });

  test.each([
    ['Lorry-1!', 'lorry-1!', DIFFERS],
    ['Lorry-1!', 'Secr1!', SHORT],
    ['Lorry-1!', 'Lorry-1! ', DIFFERS],
  ])('%j repeated as %j is refused: %s', async (newPassword, confirmPassword, message) => {
    expect(await validationErrors(resetPasswordSchema, { newPassword, confirmPassword })).toEqual({
      confirmPassword: message,
    });
  });

  test('a strong one repeated exactly is taken', async () => {
    const typed = { newPassword: 'Lorry-1!', confirmPassword: 'Lorry-1!' };
    expect(await resetPasswordSchema.validate(typed)).toEqual(typed);
  });
});

const GUESSABLE =
  "This password is easy to guess: it's only common words, names, places or months. Please add other words";

describe('changing the password while logged in', () => {
  const good = {
    currentPassword: 'old',
    newPassword: 'Zinc-Roof-7!',
    confirmPassword: 'Zinc-Roof-7!',
  };

  test('takes any current password, and a strong new one', async () => {
    expect(await changePasswordSchema.validate(good)).toEqual(good);
  });

  test.each([
    [{ currentPassword: '' }, { currentPassword: 'Your current password is required' }],
    [{ currentPassword: 'x'.repeat(129) }, { currentPassword: "That's not your current password" }],
    [
      { currentPassword: good.newPassword },
      { newPassword: 'This is your current password. Please choose another one' },
    ],
    [{ newPassword: 'Lagos2026!', confirmPassword: 'Lagos2026!' }, { newPassword: GUESSABLE }],
    [{ confirmPassword: 'Zinc-Roof-8!' }, { confirmPassword: 'Passwords must match' }],
  ])('with %j is refused: %j', async (changes, messages) => {
    expect(await validationErrors(changePasswordSchema, { ...good, ...changes })).toEqual(messages);
  });

  test.each(NON_STRINGS)(
    'with a value that is not a string (%j) is refused for each field',
    async (value) => {
      const body = { currentPassword: value, newPassword: value, confirmPassword: value };
      expect(Object.keys(await validationErrors(changePasswordSchema, body)).sort()).toEqual(
        Object.keys(body).sort(),
      );
    },
  );
});

test('changing the email address needs the current password', async () => {
  expect(
    await validationErrors(changeEmailSchema, { email: 'ada@example.com', currentPassword: '' }),
  ).toEqual({
    currentPassword: 'Your current password is required',
  });
  expect(await changeEmailSchema.validate({ email: ' Ada@Example.com', currentPassword: ' x ' })).toEqual({
    email: 'ada@example.com',
    currentPassword: ' x ',
  });
});
