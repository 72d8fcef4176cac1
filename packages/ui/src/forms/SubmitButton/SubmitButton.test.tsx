import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const button = () => screen.getByRole('button');

function show(email: string) {
  let answer = () => {
    /* nothing was sent yet */
  };
  const sent = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  render(
    <Form schema={forgotPasswordSchema} initialValues={{ email }} onSubmit={sent}>
      <EmailField name="email" label="Email" />
      <SubmitButton busy="Uploading...">Upload Data</SubmitButton>
    </Form>,
  );
  return {
    sent,
    answer: () => {
      answer();
    },
  };
}

test('while the form is being sent the button says so, and a second press sends nothing', async () => {
  const { sent, answer } = show('ada@example.com');
  await userEvent.click(button());
  await waitFor(() => {
    expect(button()).toHaveTextContent('Uploading...');
  });
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button());
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  answer();
  await waitFor(() => {
    expect(button()).toHaveTextContent('Upload Data');
  });
  expect(sent).toHaveBeenCalledOnce();
});

test('the field being filled in is not left before the press is over, so that no message moves the button', async () => {
  show('');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Email'));
  await user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByText('Email is required')).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('Email is required')).toBeVisible();
});

test('a button that is out of use for a while says so, and can still hold the focus', () => {
  render(
    <Form schema={forgotPasswordSchema} initialValues={{ email: '' }} onSubmit={() => Promise.resolve()}>
      <SubmitButton busy="Sending…" disabled>
        Send
      </SubmitButton>
    </Form>,
  );
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  button().focus();
  expect(button()).toHaveFocus();
});
