import { act, renderHook, waitFor } from '@testing-library/react';
import { useDraft } from '@naija/runtime';
import { expect } from 'vitest';

/** Types something in a form that is nowhere on the screen, and leaves it. */
export async function keepDraft(of: Parameters<typeof useDraft>[0]): Promise<void> {
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
