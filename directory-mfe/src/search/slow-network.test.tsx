import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockApi } from '@naija/runtime/testing';
import { mockLists } from '../testing/list-calls.ts';
import { showPage } from '../testing/open-page.ts';
import { agentList, summary } from '../testing/records.ts';

const api = mockApi();

afterEach(() => {
  vi.useRealTimers();
});

test.each(['/trending', '/location/kano'])(
  '%s shows placeholders while it waits, and after 8 seconds says that the connection is slow and what the device holds',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let respond: () => void = () => undefined;
    mockLists(api, async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return agentList(summary('1'));
    });
    await showPage(path);
    const placeholders = await screen.findByRole('status', { name: 'Loading agents' });
    expect(screen.queryByText('Slow connection, still trying')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.getByText('Slow connection, still trying')).toBeVisible();
    expect(placeholders).toBeVisible();
    expect(await screen.findByText(/^This is not saved on this device/)).toBeVisible();
    respond();
    expect(await screen.findByRole('heading', { name: 'Agent 1' })).toBeVisible();
    expect(screen.queryByText('Slow connection, still trying')).toBeNull();
  },
);
