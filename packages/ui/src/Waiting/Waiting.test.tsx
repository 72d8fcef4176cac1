import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelIntent } from '@naija/runtime';
import { CancelWaiting } from './CancelWaiting.tsx';
import { waitingComment } from './waiting.fixture.ts';
import { WaitingState, type WaitingStateProps } from './WaitingState.tsx';

vi.mock(import('@naija/runtime'), async (original) => ({ ...(await original()), cancelIntent: vi.fn() }));

beforeEach(() => {
  vi.mocked(cancelIntent).mockReset();
});

test.each<[string, Partial<WaitingStateProps['waiting']>, string]>([
  ['is safe', {}, 'Saved on this phoneIt is sent as soon as there is a connection.'],
  [
    'has no room',
    { seq: -1 },
    'Not savedThis phone has no room for it. Keep this page open until it is sent.',
  ],
  ['was refused', { problem: { kind: 'refused', message: 'No links' } }, 'Needs youNo links'],
  ['is on its way', { sending: { share: undefined } }, 'Sending…'],
])('what %s says what it waits for', (_, changes, words) => {
  const { container } = render(<WaitingState waiting={waitingComment(changes)} />);
  expect(container).toHaveTextContent(words);
});

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
const answer = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('what is cancelled is asked about, and stays where its writer thinks better of it', async () => {
  render(<CancelWaiting waiting={waitingComment()} />);
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Comment on Ada Obi: it was not sent, and is nowhere else.',
  );
  await answer('Keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cancelIntent).not.toHaveBeenCalled();
});

test.each<[string, Parameters<typeof waitingComment>[0]]>([
  ['was tried', { tried: true }],
  ['is on its way', { sending: { share: undefined } }],
])('what %s may have arrived, and is removed all the same where that is wanted', async (_, changes) => {
  const waiting = waitingComment(changes);
  render(<CancelWaiting waiting={waiting} />);
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent('it may have arrived already');
  await answer('Remove');
  expect(cancelIntent).toHaveBeenCalledExactlyOnceWith(waiting);
});
