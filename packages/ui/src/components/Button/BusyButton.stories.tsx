import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  title: 'Actions/BusyButton',
  component: BusyButton,
  args: {
    $variant: 'secondary',
    busy: false,
    busyLabel: 'Loading comments…',
    children: 'Show more comments',
    onClick: fn(),
  },
} satisfies Meta<typeof BusyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading comments…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = {
  args: { children: 'Show more comments of other visitors about this agent' },
};
