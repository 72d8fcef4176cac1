import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Pencil } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Log out', children: <LogOut />, onClick: fn() },
  argTypes: {
    children: { control: false },
    $variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = {
  args: { label: 'Change photo', children: <Pencil />, $variant: 'secondary' },
};
export const Primary: Story = { args: { label: 'Change photo', children: <Pencil />, $variant: 'primary' } };
export const Disabled: Story = { args: { disabled: true } };
