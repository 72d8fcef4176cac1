import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'in naira' },
  render: ({ children }) => (
    <p>
      Fee <VisuallyHidden>{children}</VisuallyHidden> 5,000
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeardAndNotSeen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in naira').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByText(/^Fee/)).toHaveTextContent('Fee in naira 5,000');
  },
};
