import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { requestError } from '../Form/request-error.tsx';
import { CodeForm } from './CodeForm.tsx';

const TEXTS = { label: 'Code', hint: '6 digits', submit: 'Confirm', busy: 'Checking…' };

function show(unwrap: () => Promise<string>, props: { disabled?: boolean; hasAnyCharacter?: boolean } = {}) {
  const onSuccess = vi.fn();
  const send = vi.fn((_values: () => { code: string }) => ({ unwrap }));
  render(
    <CodeForm
      schema={phoneCodeSchema}
      initialValues={{ code: '' }}
      send={send}
      toError={requestError}
      onSuccess={onSuccess}
      texts={TEXTS}
      {...props}
    />,
  );
  return { send, onSuccess };
}

async function submit(code: string) {
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('a code is sent, and the response reported', async () => {
  const { send, onSuccess } = show(() => Promise.resolve('done'));
  await submit('123456');
  await vi.waitFor(() => {
    expect(onSuccess).toHaveBeenCalledWith('done');
  });
  expect(send.mock.calls[0]?.[0]()).toEqual({ code: '123456' });
});

test('a refused code is explained in the status of the form', async () => {
  const error = { status: 400, data: { message: 'This code is wrong.', code: 'bad_request' } };
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- RTK Query rejects with plain objects.
  show(() => Promise.reject(error));
  await submit('123456');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
});

test('a disabled form sends nothing', async () => {
  const { send } = show(() => Promise.resolve('done'), { disabled: true });
  await submit('123456');
  expect(send).not.toHaveBeenCalled();
});

test('devices offer a number pad unless the code may have letters', () => {
  show(() => Promise.resolve('done'));
  expect(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a recovery code is typed with letters', () => {
  show(() => Promise.resolve('done'), { hasAnyCharacter: true });
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('inputmode');
});
