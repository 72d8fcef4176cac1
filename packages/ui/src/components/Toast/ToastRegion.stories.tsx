import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { showToast } from './show-toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  // A toast disappears by itself, so a picture of it would not be reliable.
  tags: ['fleeting'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any part of the product shows a toast by calling `showToast`; the shell holds the one region. */
export const OnDemand: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          showToast('Your comment is saved on this device', { kind: 'success' });
        }}
      >
        Save
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Your comment is saved on this device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NewestOfEachKind: Story = {
  play: async ({ canvas }) => {
    showToast('This one makes room for newer ones');
    showToast('NaijaAgents is ready to work offline');
    showToast('You are offline. What you write is kept on this device until there is a connection.', {
      kind: 'warning',
    });
    showToast('Login successful!', { kind: 'success' });
    await expect(await canvas.findByText('Login successful!')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};

export const Failure: Story = {
  play: async ({ canvas }) => {
    showToast('Failed to post comment', { kind: 'danger' });
    await expect(await canvas.findByText('Failed to post comment')).toBeVisible();
  },
};

export const WithALink: Story = {
  play: async ({ canvas }) => {
    showToast('Saved', { kind: 'success', action: { label: 'View', to: '/saved' } });
    await expect(await canvas.findByRole('link', { name: 'View' })).toBeVisible();
  },
};
