import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Actions/Disclosure',
  component: Disclosure,
  args: { label: 'Filters', children: <p>Inspection fee, deals closed, order</p> },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithACount: Story = { args: { count: 2 } };
export const BesideATitle: Story = { args: { title: <h2>Trending agents in Lagos</h2>, folded: true } };
export const Opened: Story = {
  play: async ({ canvas }) => {
    // Everything is open from a width of 768 pixels on, and the button is hidden.
    const button = canvas.queryByRole('button', { name: 'Filters' });
    if (button) await userEvent.click(button);
    await expect(canvas.getByText(/^Inspection fee/)).toBeVisible();
  },
};
