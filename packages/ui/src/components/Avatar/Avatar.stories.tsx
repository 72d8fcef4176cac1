import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAgent } from '../Photo/agent.fixture.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { image: sampleAgent().image, name: 'Ada Obi', alt: 'Ada Obi' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const SmallInitials: Story = { args: { image: null } };
export const LargeInitials: Story = { args: { image: null, size: 'large' } };
