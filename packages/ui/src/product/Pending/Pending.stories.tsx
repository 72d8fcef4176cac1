import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PendingIntent } from '@naija/runtime';
import { CancelPending } from './CancelPending.tsx';
import { pendingComment } from './pending.fixture.ts';
import { PendingState } from './PendingState.tsx';

const meta = {
  title: 'Feedback/Pending',
  component: PendingState,
  args: { pending: pendingComment() },
} satisfies Meta<typeof PendingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const NotSaved: Story = {
  args: { pending: pendingComment({ seq: -1, inMemory: true, notKept: 'full' }) },
};

const refused: PendingIntent['problem'] = { kind: 'refused', message: 'Please use another name' };

export const NeedsYou: Story = { args: { pending: pendingComment({ problem: refused }) } };

export const Cancel: Story = {
  render: () => <CancelPending pending={pendingComment({ tried: true })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent('may have arrived');
  },
};
