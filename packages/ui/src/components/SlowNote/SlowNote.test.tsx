import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowNote, useIsSlow } from './SlowNote.tsx';

function Waiting({ waiting }: { readonly waiting: boolean }) {
  return useIsSlow(waiting) && <SlowNote />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WORDS = 'Slow connection, still trying';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a wait of 8 seconds is called slow, a shorter one is not', async () => {
  render(<Waiting waiting />);
  await pass(7_900);
  expect(screen.queryByText(WORDS)).toBeNull();
  await pass(100);
  expect(screen.getByText(WORDS)).toBeVisible();
});

test('the note disappears with the answer, and the next wait is measured from its start', async () => {
  const { rerender } = render(<Waiting waiting />);
  await pass(8_000);
  rerender(<Waiting waiting={false} />);
  expect(screen.queryByText(WORDS)).toBeNull();
  rerender(<Waiting waiting />);
  await pass(7_900);
  expect(screen.queryByText(WORDS)).toBeNull();
});
