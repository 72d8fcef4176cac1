import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from './ExternalLink.tsx';

const meta = {
  title: 'Actions/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://www.instagram.com/ada.homes', children: '@ada.homes' },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItsPlace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('@ada.homes');
  },
};
export const InANewTab: Story = {
  args: { newTab: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('@ada.homes (opens in a new tab)');
  },
};
