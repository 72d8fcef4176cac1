import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelIntent } from '@naija/runtime';
import { CancelPending } from './CancelPending.tsx';
import { pendingComment } from './pending.fixture.ts';
import { PendingState, type PendingStateProps } from './PendingState.tsx';

vi.mock(import('@naija/runtime'), async (original) => ({ ...(await original()), cancelIntent: vi.fn() }));

beforeEach(() => {
  vi.mocked(cancelIntent).mockReset();
});

test.each<[string, Partial<PendingStateProps['pending']>, string]>([
  ['is safe', {}, "Saved on this deviceWe'll send it as soon as your connection allows."],
  [
    'has no room',
    { inMemory: true, notKept: 'full' },
    "Not savedThis device is full. Keep this page open until it's sent.",
  ],
  [
    'the browser refuses to save',
    { inMemory: true, notKept: 'refused' },
    "Not savedThis browser saves nothing for this site. Keep this page open until it's sent.",
  ],
  [
    'is one of too many',
    { delayed: 'Too many comments were posted from your connection. Please try again in 12 minutes.' },
    'Saved on this deviceToo many comments were posted from your connection. Please try again in 12 minutes.',
  ],
  ['was refused', { problem: { kind: 'refused', message: 'No links' } }, 'Action neededNo links'],
  ['is on its way', { sending: { share: undefined } }, 'Sending…'],
])('a pending comment that %s says what it needs next', (_, changes, text) => {
  const { container } = render(<PendingState pending={pendingComment(changes)} />);
  expect(container).toHaveTextContent(text);
});

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
const answer = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('cancelling asks first, and Keep keeps the comment', async () => {
  render(<CancelPending pending={pendingComment()} />);
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    "Comment on Ada Obi: it hasn't been sent, and is saved nowhere else.",
  );
  await answer('Keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cancelIntent).not.toHaveBeenCalled();
});

test.each<[string, Parameters<typeof pendingComment>[0]]>([
  ['was tried', { tried: true }],
  ['is on its way', { sending: { share: undefined } }],
])('cancelling a comment that %s warns that it may have arrived', async (_, changes) => {
  const pending = pendingComment(changes);
  render(<CancelPending pending={pending} />);
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent('it may have arrived already');
  await answer('Remove');
  expect(cancelIntent).toHaveBeenCalledExactlyOnceWith(pending);
});
