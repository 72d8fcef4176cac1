import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { requestError } from '../Form/request-error.tsx';
import { CodeForm } from './CodeForm.tsx';

const TEXTS = { label: 'Code', hint: '6 digits', submit: 'Confirm', busy: 'Checking…' };

function show(
  unwrap: () => Promise<string>,
  props: Partial<Record<'disabled' | 'hasAnyCharacter' | 'isTexted', boolean>> = {},
) {
  const onSuccess = vi.fn();
  const send = vi.fn((_values: () => { code: string }) => ({ unwrap }));
  const { unmount } = render(
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
  return { send, onSuccess, unmount };
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

describe('a code in a text message', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A browser that hands over the code of a text message. @returns what it was asked, and a function that lets it arrive */
  function textMessages() {
    let arrive: (code: string) => void = () => undefined;
    const get = vi.fn(
      (_options: { signal: AbortSignal }) =>
        new Promise((resolve) => {
          arrive = (code) => {
            resolve({ code });
          };
        }),
    );
    vi.stubGlobal('OTPCredential', vi.fn());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
    return {
      get,
      receive: (code: string) => {
        arrive(code);
      },
    };
  }

  test('is filled in, and sent by the visitor', async () => {
    const { get, receive } = textMessages();
    const { send } = show(() => Promise.resolve('done'), { isTexted: true });
    expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
    receive('042137');
    expect(await screen.findByDisplayValue('042137')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => {
      expect(send.mock.calls[0]?.[0]()).toEqual({ code: '042137' });
    });
  });

  test('does not replace what was typed', async () => {
    const { receive } = textMessages();
    show(() => Promise.resolve('done'), { isTexted: true });
    await userEvent.type(screen.getByLabelText('Code'), '1');
    receive('042137');
    await userEvent.type(screen.getByLabelText('Code'), '2');
    expect(screen.getByLabelText('Code')).toHaveValue('12');
  });

  test('is no longer waited for when the form is left', () => {
    const { get } = textMessages();
    show(() => Promise.resolve('done'), { isTexted: true }).unmount();
    expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  test('is not waited for by the form of a mail', () => {
    const { get } = textMessages();
    show(() => Promise.resolve('done'));
    expect(get).not.toHaveBeenCalled();
  });
});
