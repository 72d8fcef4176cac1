import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { kind: 'info', children: 'NaijaAgents is ready to work offline' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { kind: 'success', children: 'Login successful!' } };

export const Warning: Story = {
  args: { kind: 'warning', children: 'You are offline. This is a saved copy.' },
};

export const Danger: Story = {
  args: { kind: 'danger', children: 'Error saving profile. Please try again.' },
};

export const WithAction: Story = {
  args: {
    children: 'There is a new version of NaijaAgents',
    action: <Button $variant="secondary">Update</Button>,
    onDismiss: fn(),
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    kind: 'warning',
    children:
      'Your photo and your new inspection fee are saved on this device. They are sent as soon as there is a connection and you are logged in again.',
    action: <Button>Log in</Button>,
    onDismiss: fn(),
  },
};
