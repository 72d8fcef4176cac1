import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Loading' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Always at the top of the window. */
export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').getBoundingClientRect().top).toBe(0);
  },
};
