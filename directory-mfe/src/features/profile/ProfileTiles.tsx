import { formatNaira } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList } from '@naija/ui';

/** The figures a visitor compares agents by. */
export function ProfileTiles({ agent }: { readonly agent: Agent }) {
  return (
    <TileList>
      <Tile label="Inspection Fee" value={agent.inspectionFee} format={formatNaira} />
      <Tile label="Total Deals" value={agent.totalDeals} />
      <Tile label="Sales" value={agent.sales} />
      <Tile label="Rent" value={agent.rentPrice} />
      <Tile label="Commission (%)" value={agent.commission} />
      <Tile label="Agreement (%)" value={agent.agreement} />
    </TileList>
  );
}
