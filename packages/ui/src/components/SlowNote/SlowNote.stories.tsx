import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlowNote } from './SlowNote.tsx';

const meta = {
  title: 'Feedback/SlowNote',
  component: SlowNote,
} satisfies Meta<typeof SlowNote>;
export default meta;

export const StillTrying: StoryObj<typeof meta> = {};
