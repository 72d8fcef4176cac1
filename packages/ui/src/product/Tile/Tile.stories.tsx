import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tile } from './Tile.tsx';
import { TileList } from './tile-layout.ts';

const meta = {
  title: 'Display/Tile',
  component: Tile,
  args: { label: 'Total Deals', value: 12_500 },
  argTypes: { unit: { control: false } },
  render: (tile) => (
    <TileList>
      <Tile {...tile} />
    </TileList>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Money: Story = { args: { label: 'Inspection Fee', value: 50_000, kind: 'naira' } };
export const WithAUnit: Story = { args: { label: 'Sales', value: 12, unit: () => 'homes sold' } };
export const WithAHint: Story = {
  args: { label: 'Commission (%)', value: 8, kind: 'percent', hint: 'of a year’s rent, for the agent' },
};
export const Explained: Story = {
  args: {
    label: 'Commission (%)',
    value: 8,
    kind: 'percent',
    explanation: 'Usually a share of the first year’s rent: about ₦80,000 on ₦1,000,000.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does Commission (%) mean?' }));
    await expect(canvas.getByText(/^Usually a share/)).toBeVisible();
  },
};
export const Empty: Story = { args: { value: null } };
export const List: Story = {
  render: () => (
    <TileList>
      <Tile label="Inspection Fee" value={100_000_000} kind="naira" />
      <Tile label="Total Deals" value={1_250} />
      <Tile label="Sales" value={12} unit={() => 'homes sold'} />
      <Tile label="Rent" value={0} unit={() => 'homes let'} />
      <Tile label="Commission (%)" value={5} kind="percent" explanation="Of the first year’s rent." />
      <Tile label="Agreement (%)" value={null} kind="percent" explanation="For the tenancy papers." />
    </TileList>
  ),
};
