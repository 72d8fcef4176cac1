import type { Meta, StoryObj } from '@storybook/react-vite';
import { noResultsFor } from '@naija/contracts/domain/messages';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { about: 'search', title: noResultsFor('Lekky') },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = { args: { about: 'comments', title: 'No comments yet.' } };
export const WithWords: Story = { args: { children: 'Try the name of a state, or of an agent.' } };
export const WithAnAction: Story = {
  args: {
    children: 'Try the name of a state, or of an agent.',
    action: <Button onClick={clear}>Clear the search</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(clear).toHaveBeenCalled();
  },
};
