import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { word: true },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {};

export const MarkAlone: Story = { args: { word: false } };
