import type { Meta, StoryObj } from '@storybook/react-vite';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../Button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'Agents could not be loaded', message: MESSAGES.locationOffline },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutAWayOut: Story = {};
export const WithAnotherWay: Story = {
  args: {
    title: 'There is no such agent',
    message: 'The link may be old, or a part of it may be missing.',
    children: <ButtonLink to="/">Go to the home page</ButtonLink>,
  },
};
export const WithDetail: Story = {
  args: {
    message: MESSAGES.locationFailed,
    detail: '@naija/runtime needs ^1.2.0, shell has 1.0.0 (directory 1.3.0)',
    onRetry: fn(),
  },
};
