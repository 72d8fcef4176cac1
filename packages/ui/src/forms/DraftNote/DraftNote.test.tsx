import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DraftStatus } from './DraftStatus.tsx';
import { DraftNote } from './DraftNote.tsx';
import { formatHour } from './format-hour.ts';

const MOMENT = Date.parse('2026-11-20T13:05:00.000Z');

test('a restored draft can be discarded', async () => {
  const onDiscard = vi.fn();
  render(<DraftNote savedAt={MOMENT} onDiscard={onDiscard} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test.each([
  ['2026-11-20T20:00:00.000Z', '14:05'],
  ['2026-11-21T20:00:00.000Z', 'Nov 20, 14:05'],
  ['2027-11-20T20:00:00.000Z', 'Nov 20, 14:05'],
])('at %s a draft is from %s', (now, words) => {
  expect(formatHour(MOMENT, Date.parse(now))).toBe(words);
});

test('a draft that could not be saved is announced, with what to do', () => {
  render(<DraftStatus kept="not-kept" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('a draft that is still being written is not called saved', () => {
  const { container } = render(<DraftStatus kept="writing" />);
  expect(container).toHaveTextContent('');
});
