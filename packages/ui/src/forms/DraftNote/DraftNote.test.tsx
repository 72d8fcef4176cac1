import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DraftStatus } from './DraftStatus.tsx';
import { DraftNote } from './DraftNote.tsx';

const MOMENT = Date.parse('2026-11-20T13:05:00.000Z');

test('a restored draft can be discarded', async () => {
  const onDiscard = vi.fn();
  render(<DraftNote savedAt={MOMENT} onDiscard={onDiscard} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test.each([
  ['full', 'Not saved: this device is full. Keep this page open'],
  [
    'refused',
    'Not saved: this browser saves nothing for this site, perhaps because cookies are blocked. Keep',
  ],
] as const)(
  'a draft that could not be saved (%s) is announced, with the reason and what to do',
  (kept, text) => {
    render(<DraftStatus kept={kept} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  },
);

test('a draft that is still being written is not called saved', () => {
  const { container } = render(<DraftStatus kept="writing" />);
  expect(container).toHaveTextContent('');
});
