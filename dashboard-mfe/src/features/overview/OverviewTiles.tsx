import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList } from '@naija/ui';

/** The three figures an agent looks at first. */
export function OverviewTiles({ agent }: { readonly agent: Agent }) {
  return (
    <TileList>
      <Tile label="Rent" value={agent.rentPrice} />
      <Tile label="Sales" value={agent.sales} />
      <Tile label="Commission (%)" value={agent.commission} />
    </TileList>
  );
}
