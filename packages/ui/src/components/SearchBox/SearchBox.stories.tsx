import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

function Controlled({ value: initial, onChange, ...props }: SearchBoxProps) {
  const [value, setValue] = useState(initial);
  return (
    <SearchBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn(), onSearch: fn() },
  render: Controlled,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by location' });
    await userEvent.type(box, 'Ikeja{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Ikeja');
    await userEvent.clear(box);
  },
};

export const Filled: Story = { args: { value: 'Ikeja' } };

export const Cleared: Story = {
  args: { value: 'Ikeja' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Search the dashboard', labelHidden: true, placeholder: 'Search...' },
};

export const LongText: Story = {
  args: { value: 'A flat with three rooms, near the third mainland bridge, Lagos Island' },
};

export const Problem: Story = {
  args: { value: 'Ikeja '.repeat(30), problem: FIELD_MESSAGES.searchLong },
};
