import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loginSchema } from '@naija/contracts/schemas/login';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';

const password = () => screen.getByLabelText('Password');

beforeEach(() => {
  render(
    <InForm schema={loginSchema.pick(['password'])} initialValues={{ password: '' }}>
      <PasswordField name="password" label="Password" />
    </InForm>,
  );
});

test('a saved password is offered, and nothing corrects what is typed', () => {
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('autocapitalize', 'none');
  expect(password()).toHaveAttribute('spellcheck', 'false');
});

test('the password can be looked at and hidden again, and stays as it was typed', async () => {
  await userEvent.type(password(), 'Secret#1');
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveValue('Secret#1');
});

test('whoever types with Caps Lock on is told, until it is off', () => {
  fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  fireEvent.keyUp(password(), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});
