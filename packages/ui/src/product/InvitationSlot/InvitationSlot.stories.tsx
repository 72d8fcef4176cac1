import { useSyncExternalStore } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { Card, CardList } from '../../components/Card/Card.tsx';
import { InvitationSlot } from './InvitationSlot.tsx';
import { invitationSlot, onInvitationSlot } from './invitation-slot.ts';

const meta = {
  title: 'Display/InvitationSlot',
  component: InvitationSlot,
  render: () => (
    <CardList>
      <li>
        <Card>Before the slot</Card>
      </li>
      <InvitationSlot />
      <li>
        <Card>After the slot</Card>
      </li>
    </CardList>
  ),
} satisfies Meta<typeof InvitationSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

function Filler() {
  const slot = useSyncExternalStore(onInvitationSlot, invitationSlot);
  return slot && createPortal(<Card>What the shell puts there</Card>, slot);
}

export const Filled: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Filler />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What the shell puts there')).toBeVisible();
  },
};
