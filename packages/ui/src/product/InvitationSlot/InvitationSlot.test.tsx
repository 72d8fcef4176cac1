import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InvitationSlot } from './InvitationSlot.tsx';
import { invitationSlot, onInvitationSlot } from './invitation-slot.ts';

test('the shell is notified when the slot appears and disappears', async () => {
  const listener = vi.fn();
  const stop = onInvitationSlot(listener);
  const { unmount } = render(
    <ul>
      <InvitationSlot />
    </ul>,
  );
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  expect(invitationSlot()?.tagName).toBe('LI');
  unmount();
  await expect.poll(() => listener).toHaveBeenCalledTimes(2);
  expect(invitationSlot()).toBeNull();
  stop();
});

test('an empty slot is not an item of the list', () => {
  render(
    <ul>
      <li>Ada Obi</li>
      <InvitationSlot />
    </ul>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
