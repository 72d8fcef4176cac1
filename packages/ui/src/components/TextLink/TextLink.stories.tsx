import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { to: '/signup', children: 'Create an account' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InASentence: Story = {
  render: (link) => (
    <p>
      Not on NaijaAgents yet? <TextLink {...link} /> and be found in your state.
    </p>
  ),
};
