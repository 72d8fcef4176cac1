import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Lagos, Nigeria');
  },
};

export const ForAnAgent: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

export const LongHandles: Story = {
  args: {
    contact: {
      phones: ['+234 800 000 0001'],
      socials: [
        {
          network: 'Instagram',
          handle: '@the_longest_handle_is_30_chars',
          href: 'https://www.instagram.com/the_longest_handle_is_30_chars',
        },
      ],
      location: 'A house with a long name, off a road with a longer one, Lagos, Nigeria',
    },
  },
};
