import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { Form } from './Form.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const note = () => screen.queryByText('Slow connection, still trying');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a form that the server does not answer says so after 8 seconds, until it does', async () => {
  let answer = () => {
    /* nothing was sent yet */
  };
  const send = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(
    <Form schema={forgotPasswordSchema} initialValues={{ email: 'ada@example.com' }} onSubmit={send}>
      <SubmitButton busy="Sending…">Send</SubmitButton>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
  await pass(7_900);
  expect([screen.queryByRole('button', { name: 'Sending…' }) === null, note()]).toEqual([false, null]);
  await pass(200);
  expect(note()).toBeVisible();
  expect(note()?.closest('[role=status]')).not.toBeNull();
  answer();
  await pass(0);
  expect(note()).toBeNull();
});
