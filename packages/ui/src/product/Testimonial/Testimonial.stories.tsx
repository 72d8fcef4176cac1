import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './Testimonial.tsx';

const meta = {
  title: 'Display/Testimonial',
  component: Testimonial,
  args: {
    quote:
      'I knew every inspection fee before I left the house. I saw three flats in a day, not three weeks.',
    name: 'A tenant in Lagos',
    portrait: 'headwrap',
  },
  argTypes: { portrait: { control: 'inline-radio', options: ['headwrap', 'cap', 'braids'] } },
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headwrap: Story = {};
export const Cap: Story = {
  args: { portrait: 'cap', name: 'A buyer in Kano', quote: 'Four agents answered me on the same day.' },
};
export const Braids: Story = {
  args: {
    portrait: 'braids',
    name: 'A student in Enugu',
    quote: 'One call, and I had a room near the campus.',
  },
};
