import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNaira } from '@naija/contracts/domain/money';
import { Tile, TileList } from './Tile.tsx';

const meta = {
  title: 'Display/Tile',
  component: Tile,
  args: { label: 'Total Deals', value: 12_500 },
  argTypes: { format: { control: false } },
  render: (tile) => (
    <TileList>
      <Tile {...tile} />
    </TileList>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Money: Story = { args: { label: 'Inspection Fee', value: 50_000, format: formatNaira } };
export const Empty: Story = { args: { value: null } };
export const List: Story = {
  render: () => (
    <TileList>
      <Tile label="Inspection Fee" value={100_000_000} format={formatNaira} />
      <Tile label="Total Deals" value={1_250} />
      <Tile label="Sales" value={12} />
      <Tile label="Rent" value={0} />
      <Tile label="Commission (%)" value={5} />
      <Tile label="Agreement (%)" value={null} />
    </TileList>
  ),
};
