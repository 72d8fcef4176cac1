import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Verified' },
  argTypes: { kind: { control: 'inline-radio', options: ['verified', 'airbnb', 'plain'] } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = { args: { kind: 'verified' } };
export const Airbnb: Story = { args: { kind: 'airbnb', children: 'Available on Airbnb' } };
export const Plain: Story = { args: { children: 'Not on Airbnb' } };
