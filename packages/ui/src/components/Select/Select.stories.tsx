import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const chosen = fn();

const meta = {
  title: 'Actions/Select',
  component: Select,
  args: {
    label: 'Sort by',
    value: '',
    options: [
      { value: '', label: 'Most deals' },
      { value: 'fee', label: 'Lowest fee' },
      { value: 'newest', label: 'Newest' },
    ],
    onChange: chosen,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Newest');
    await expect(chosen).toHaveBeenCalledWith('newest');
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('newest');
  },
};

export const LongText: Story = {
  args: {
    label: 'In what order the agents of this state are shown to you',
    options: [{ value: '', label: 'Those with the most deals closed in this year first' }],
  },
};
