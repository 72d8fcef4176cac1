import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftStatus } from './DraftStatus.tsx';
import { DraftNote } from './DraftNote.tsx';

const meta = {
  title: 'Feedback/DraftNote',
  component: DraftNote,
  args: { savedAt: Date.parse('2026-11-20T13:05:00.000Z'), onDiscard: fn() },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = { render: () => <DraftStatus kept="kept" /> };

export const NotSaved: Story = { render: () => <DraftStatus kept="full" /> };
