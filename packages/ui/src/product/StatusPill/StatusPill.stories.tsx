import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Feedback/StatusPill',
  component: StatusPill,
  args: { kind: 'saved' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

// The export name is the story's id, which names its reference pictures.
export const SavedOnThisDevice: Story = {};

export const NotSaved: Story = { args: { kind: 'not-saved' } };

export const Sending: Story = { args: { kind: 'sending' } };

export const SendingPercent: Story = {
  args: { kind: 'sending', percent: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending 40 %')).toBeVisible();
  },
};

export const Sent: Story = { args: { kind: 'sent' } };

export const NeedsYou: Story = { args: { kind: 'needs-you' } };

export const Offline: Story = { args: { kind: 'offline' } };

export const CachedResponse: Story = {
  args: { kind: 'copy', from: '2026-11-20T13:05:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 20/)).toBeVisible();
  },
};
