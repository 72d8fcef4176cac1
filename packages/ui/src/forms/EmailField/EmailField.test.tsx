import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { InForm } from '../Form/in-form.fixture.tsx';
import { EmailField } from './EmailField.tsx';

test.each([
  [undefined, 'email'],
  ['username', 'username'],
])('a phone shows the keyboard with the @; asked for %s, it offers the saved %s', (asked, offered) => {
  render(
    <InForm schema={forgotPasswordSchema} initialValues={{ email: '' }}>
      <EmailField name="email" label="Email" {...(asked !== undefined && { autoComplete: asked })} />
    </InForm>,
  );
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('inputmode', 'email');
  expect(email).toHaveAttribute('autocapitalize', 'none');
  expect(email).toHaveAttribute('autocomplete', offered);
});

test('a domain that is probably mistyped is offered corrected, and one tap takes it', async () => {
  render(
    <InForm schema={forgotPasswordSchema} initialValues={{ email: '' }}>
      <EmailField name="email" label="Email" />
    </InForm>,
  );
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'tobi@gmial.com');
  expect(screen.queryByRole('button', { name: 'tobi@gmail.com' })).toBeNull();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'tobi@gmail.com' }));
  expect(email).toHaveValue('tobi@gmail.com');
  expect(email).toHaveFocus();
  expect(screen.queryByText('Did you mean')).toBeNull();
});
