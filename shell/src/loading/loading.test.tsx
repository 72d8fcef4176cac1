import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadLaterParts } from '../later/load-later-parts.ts';
import { LoadingBar, SlowNotice } from './LoadingNotices.tsx';
import { setDataPending, trackCode } from './pending-loads.ts';
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
const notice = () => screen.queryByText('Slow connection, still trying');

beforeAll(loadLaterParts);
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <LoadingBar />
      <SlowNotice />
    </>,
  );
});
afterEach(() => {
  setDataPending(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Begins to load code. @returns ends the load */
function load(): () => void {
  let end: () => void = () => undefined;
  void trackCode(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  return () => {
    end();
  };
}

test('the bar appears while code loads, but not for short loads, and disappears afterwards', async () => {
  const end = load();
  await pass(299);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).toBeVisible();
  end();
  await pass(200);
  expect(bar()).toBeNull();
});

test('the bar stays from the code of a page to its first data', async () => {
  const end = load();
  await pass(300);
  end();
  await pass(50);
  setDataPending(true);
  await pass(1_000);
  expect(bar()).toBeVisible();
});

test('code that could not be loaded no longer counts as loading', async () => {
  trackCode(Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined);
  await pass(1_000);
  expect(bar()).toBeNull();
});

test('after 8 s without the code of a page the visitor sees a notice, and can reload the page', async () => {
  const reload = vi.fn();
  const end = load();
  await pass(7_999);
  expect(notice()).toBeNull();
  await pass(1);
  await pass(0);
  expect(notice()).toBeVisible();
  vi.stubGlobal('location', { reload });
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
  end();
  await pass(200);
  expect(notice()).toBeNull();
});

test('data that is slow to arrive is left to the page that waits for it', async () => {
  setDataPending(true);
  await pass(10_000);
  expect(notice()).toBeNull();
});
