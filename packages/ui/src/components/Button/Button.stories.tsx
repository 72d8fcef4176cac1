import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonAnchor, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Leave a comment', onClick: fn() },
  argTypes: { $variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { $variant: 'secondary' } };
export const Quiet: Story = { args: { $variant: 'quiet' } };
export const Disabled: Story = {
  args: { disabled: true, children: 'Uploading...' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: { children: 'Send the verification link to this email address once more' },
};
export const ToAnotherPage: Story = {
  render: () => <ButtonLink to="/signup">Sign up as an agent here</ButtonLink>,
};
export const OutOfTheProduct: Story = {
  render: () => <ButtonAnchor href="tel:+2348000000000">Call +234 800 000 0000</ButtonAnchor>,
};
