import type { Meta, StoryObj } from '@storybook/react-vite';
import { MESSAGES } from '@naija/contracts/domain/messages';
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
export const Airbnb: Story = { args: { kind: 'airbnb', children: MESSAGES.onAirbnb } };
export const Plain: Story = { args: { children: MESSAGES.notOnAirbnb } };
