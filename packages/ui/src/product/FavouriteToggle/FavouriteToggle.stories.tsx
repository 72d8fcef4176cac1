import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle.tsx';

function Toggling({ isFavourite: first, ...toggle }: FavouriteToggleProps) {
  const [isFavourite, setFavourite] = useState(first);
  return <FavouriteToggle {...toggle} isFavourite={isFavourite} onToggle={setFavourite} />;
}

const meta = {
  title: 'Actions/SaveToggle',
  component: FavouriteToggle,
  args: { name: 'Ada Obi', isFavourite: false, onToggle: () => undefined },
  render: Toggling,
} satisfies Meta<typeof FavouriteToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};
export const Saved: Story = { args: { isFavourite: true } };
export const NotSavedInWords: Story = { args: { withText: true } };
export const SavedInWords: Story = { args: { isFavourite: true, withText: true } };
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Ada Obi', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Saved Ada Obi', pressed: true })).toHaveFocus();
  },
};
