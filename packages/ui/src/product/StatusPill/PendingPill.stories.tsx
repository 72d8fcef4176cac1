import type { Meta, StoryObj } from '@storybook/react-vite';
import { PendingPill } from './PendingPill.tsx';

const meta = {
  title: 'Feedback/PendingPill',
  component: PendingPill,
  args: { pending: {} },
} satisfies Meta<typeof PendingPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const Sending: Story = { args: { pending: { sending: { share: 0.4 } } } };

export const NeedsYou: Story = { args: { pending: { problem: { kind: 'refused', message: 'No.' } } } };
