import { formatNaira } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList, TileSkeleton } from '@naija/ui';

const TILES = [
  { label: 'Inspection Fee', field: 'inspectionFee', format: formatNaira },
  { label: 'Total Deals', field: 'totalDeals' },
  { label: 'Sales', field: 'sales' },
  { label: 'Rent', field: 'rentPrice' },
  { label: 'Commission (%)', field: 'commission' },
  { label: 'Agreement (%)', field: 'agreement' },
] as const satisfies readonly { label: string; field: keyof Agent; format?: (value: number) => string }[];

export function ProfileTiles({ agent }: { readonly agent: Agent | undefined }) {
  return (
    <TileList>
      {TILES.map(({ label, field, ...tile }) =>
        agent ? (
          <Tile key={label} label={label} value={agent[field]} {...tile} />
        ) : (
          <TileSkeleton key={label} label={label} />
        ),
      )}
    </TileList>
  );
}
