import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Controlled({ typed: initial, suggestions, onChoose, ...props }: ComboboxProps) {
  const [typed, setTyped] = useState(initial);
  return (
    <div style={{ minHeight: '20rem' }}>
      <Combobox
        {...props}
        typed={typed}
        onType={setTyped}
        suggestions={suggestions.filter((name) => name.toLowerCase().includes(typed.toLowerCase()))}
        onChoose={(name) => {
          setTyped(name);
          onChoose(name);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Actions/Combobox',
  component: Combobox,
  args: {
    label: 'Place',
    typed: '',
    placeholder: 'Type a place, such as Yaba',
    suggestions: ['Yaba, Lagos', 'Surulere, Lagos', 'Surulere, Oyo', 'Lekki Phase 1, Lagos'],
    onType: fn(),
    onChoose: fn(),
    note: 'Nothing in our list fits this',
  },
  render: Controlled,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Suggesting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'suru{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Surulere, Oyo');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'yab{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Yaba, Lagos');
    await expect(canvas.getByRole('combobox')).toHaveValue('Yaba, Lagos');
  },
};

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await expect(canvas.getByText('Nothing in our list fits this', { selector: 'p' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    suggestions: ['The quarter behind the old railway station, on the way to the river, Akwa Ibom', 'Uyo'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
