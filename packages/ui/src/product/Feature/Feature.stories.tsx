import type { Meta, StoryObj } from '@storybook/react-vite';
import { Feature } from './Feature.tsx';

const meta = {
  title: 'Display/Feature',
  component: Feature,
  args: { icon: 'call', title: 'One call is enough', children: 'Press the number and talk to the agent.' },
  decorators: [
    (Story) => (
      <section>
        <h1>Our service</h1>
        <h2>What you get</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {};
export const LongText: Story = {
  args: {
    icon: 'fees',
    title: 'Inspection fees and house types stand in every profile before you move an inch',
    children:
      'Compare what each agent asks for a visit, and what kinds of houses are on offer, from wherever you are.',
  },
};
