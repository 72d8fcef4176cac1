import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Display/Stat',
  component: Stat,
  args: { figure: '100 Million', label: 'clients trust us' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Short: Story = { args: { figure: '4.8', label: 'positive rating' } };
