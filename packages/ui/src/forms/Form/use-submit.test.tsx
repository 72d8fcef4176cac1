import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FormActions } from './Form.tsx';
import { useSubmit } from './use-submit.ts';

const form = { reset: vi.fn(), setValues: vi.fn(), setErrors: vi.fn() } satisfies FormActions;
const onSuccess = vi.fn();
const toError = () => ({ message: 'Please check the form', fields: { email: 'Taken' } });

test('the mutation gets the values behind a function, and its result is passed on', async () => {
  const trigger = vi.fn((values: () => string) => ({ unwrap: () => Promise.resolve(values().length) }));
  const { result } = renderHook(() => useSubmit(trigger, toError, onSuccess));
  await act(() => result.current.submit('four', form));
  expect(trigger).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(4);
  expect(result.current).toMatchObject({ isSubmitting: false, error: undefined });
});

test('a rejected submit shows its error, at the fields too, until the next submit', async () => {
  const unwrap = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('400'));
  const { result } = renderHook(() => useSubmit(() => ({ unwrap }), toError, onSuccess));
  await act(() => result.current.submit('', form));
  expect(result.current).toMatchObject({ isSubmitting: false, error: toError() });
  expect(form.setErrors).toHaveBeenCalledExactlyOnceWith(toError().fields);
  unwrap.mockResolvedValueOnce('');
  await act(() => result.current.submit('', form));
  expect(result.current.error).toBeUndefined();
});
