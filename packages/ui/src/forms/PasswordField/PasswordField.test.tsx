import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loginSchema } from '@naija/contracts/schemas/login';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const password = () => screen.getByLabelText('Password');

function show(props: Partial<PasswordFieldProps> = {}): void {
  render(
    <InForm schema={loginSchema.pick(['password'])} initialValues={{ password: '' }}>
      <PasswordField name="password" label="Password" {...props} />
    </InForm>,
  );
}

test('a saved password is offered, and nothing corrects what is typed', () => {
  show();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('autocapitalize', 'none');
  expect(password()).toHaveAttribute('spellcheck', 'false');
});

test('the password can be looked at and hidden again, and stays as it was typed', async () => {
  show();
  await userEvent.type(password(), 'Secret#1');
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveValue('Secret#1');
});

test('a password field warns while Caps Lock is on', () => {
  show();
  fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  fireEvent.keyUp(password(), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

test('the strength of a new password is announced in words, and only when it changes', async () => {
  show({ strength: true, autoComplete: 'new-password' });
  await userEvent.type(password(), 'Secret#');
  const strength = screen.getByText('Password strength: Too short');
  expect(strength).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(password(), '2026');
  expect(strength).toHaveTextContent('Password strength: Fair');
  await userEvent.clear(password());
  expect(strength).toBeEmptyDOMElement();
});

test('a long password of common Nigerian words counts as weak while it is typed', async () => {
  render(
    <InForm schema={signupSchema.pick(['password'])} initialValues={{ password: '' }}>
      <PasswordField name="password" label="Password" strength />
    </InForm>,
  );
  await userEvent.type(password(), 'Lagos-Abuja-2026!');
  expect(await screen.findByText('Password strength: Weak')).toBeVisible();
  await userEvent.type(password(), ' goats');
  expect(await screen.findByText('Password strength: Strong')).toBeVisible();
});

test('a common password counts as weak while it is typed, although it follows the five rules', async () => {
  render(
    <InForm schema={signupSchema.pick(['password'])} initialValues={{ password: '' }}>
      <PasswordField name="password" label="Password" strength />
    </InForm>,
  );
  await userEvent.type(password(), 'Secret-9!');
  expect(await screen.findByText('Password strength: Weak')).toBeVisible();
  await userEvent.tab();
  expect(await screen.findByText('This password is too common. Please choose another one')).toBeVisible();
});

test('an old password is not judged', async () => {
  show();
  await userEvent.type(password(), 'abc');
  expect(screen.queryByText(/strength/)).toBeNull();
});
