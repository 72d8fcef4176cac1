import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Waiting } from '@naija/runtime';
import { CancelWaiting } from './CancelWaiting.tsx';
import { waitingComment } from './waiting.fixture.ts';
import { WaitingState } from './WaitingState.tsx';

const meta = {
  title: 'Feedback/Waiting',
  component: WaitingState,
  args: { waiting: waitingComment() },
} satisfies Meta<typeof WaitingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const NotSaved: Story = { args: { waiting: waitingComment({ seq: -1 }) } };

const refused: Waiting['problem'] = { kind: 'refused', message: 'Please use another name' };

export const NeedsYou: Story = { args: { waiting: waitingComment({ problem: refused }) } };

export const Cancel: Story = {
  render: () => <CancelWaiting waiting={waitingComment({ tried: true })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent('may have arrived');
  },
};
