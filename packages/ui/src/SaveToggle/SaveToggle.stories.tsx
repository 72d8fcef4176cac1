import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SaveToggle, type SaveToggleProps } from './SaveToggle.tsx';

function Toggling({ saved: first, ...toggle }: SaveToggleProps) {
  const [saved, setSaved] = useState(first);
  return <SaveToggle {...toggle} saved={saved} onToggle={setSaved} />;
}

const meta = {
  title: 'Actions/SaveToggle',
  component: SaveToggle,
  args: { name: 'Ada Obi', saved: false, onToggle: () => undefined },
  render: Toggling,
} satisfies Meta<typeof SaveToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};
export const Saved: Story = { args: { saved: true } };
export const NotSavedInWords: Story = { args: { words: true } };
export const SavedInWords: Story = { args: { saved: true, words: true } };
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Ada Obi', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Saved Ada Obi', pressed: true })).toHaveFocus();
  },
};
