import { act, renderHook, waitFor } from '@testing-library/react';
import { useDraft } from '@naija/runtime';
import { expect } from 'vitest';

/** Saves a draft through a form that is not rendered. */
export async function saveDraft(of: Parameters<typeof useDraft>[0]): Promise<void> {
  const { result, unmount } = renderHook(() => useDraft(of));
  await waitFor(() => {
    expect(result.current.ready).toBe(true);
  });
  act(() => {
    result.current.keep({ bio: 'Half a sen' });
  });
  await waitFor(() => {
    expect(result.current.kept).toBe('kept');
  });
  unmount();
}
