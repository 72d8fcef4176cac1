import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import { InForm } from '../Form/in-form.fixture.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const onSubmit = vi.fn(() => Promise.resolve());
const PASSWORD = 'Opensesame#7';

async function submit(password: string, confirmation: string) {
  render(
    <InForm
      schema={resetPasswordSchema}
      initialValues={{ newPassword: '', confirmPassword: '' }}
      onSubmit={onSubmit}
    >
      <NewPasswordFields />
    </InForm>,
  );
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('a password that is confirmed is sent, and a password manager is offered to store it', async () => {
  await submit(PASSWORD, PASSWORD);
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledOnce();
  });
  for (const label of ['New password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
});

test('a confirmation that differs gets the focus, and nothing is sent', async () => {
  onSubmit.mockClear();
  await submit(PASSWORD, `${PASSWORD}8`);
  await waitFor(() => {
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  });
  expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});
