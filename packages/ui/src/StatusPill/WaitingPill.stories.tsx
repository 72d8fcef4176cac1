import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingPill } from './WaitingPill.tsx';

const meta = {
  title: 'Feedback/WaitingPill',
  component: WaitingPill,
  args: { waiting: {} },
} satisfies Meta<typeof WaitingPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const Sending: Story = { args: { waiting: { sending: { share: 0.4 } } } };

export const NeedsYou: Story = { args: { waiting: { problem: { kind: 'refused', message: 'No.' } } } };
