import { formatNaira, formatPercent } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList, type TileProps, TileSkeleton } from '@naija/ui';
import { TILE_MESSAGES } from '../../messages/profile.ts';

interface ProfileTile extends Pick<TileProps, 'label' | 'format' | 'unit' | 'hint'> {
  readonly field: 'inspectionFee' | 'totalDeals' | 'sales' | 'rentPrice' | 'commission' | 'agreement';
  readonly explain?: (value: number | null) => string;
}

const TILES: readonly ProfileTile[] = [
  {
    label: 'Inspection Fee',
    field: 'inspectionFee',
    format: formatNaira,
    hint: TILE_MESSAGES.hints.inspectionFee,
    explain: () => TILE_MESSAGES.inspectionFee,
  },
  { label: 'Total Deals', field: 'totalDeals' },
  { label: 'Sales', field: 'sales', unit: TILE_MESSAGES.homesSold },
  { label: 'Rent', field: 'rentPrice', unit: TILE_MESSAGES.homesLet },
  {
    label: 'Commission (%)',
    field: 'commission',
    format: formatPercent,
    hint: TILE_MESSAGES.hints.commission,
    explain: TILE_MESSAGES.commission,
  },
  {
    label: 'Agreement (%)',
    field: 'agreement',
    format: formatPercent,
    hint: TILE_MESSAGES.hints.agreement,
    explain: TILE_MESSAGES.agreement,
  },
];

export function ProfileTiles({ agent }: { readonly agent: Agent | undefined }) {
  return (
    <TileList>
      {TILES.map(({ field, explain, ...tile }) =>
        agent ? (
          <Tile
            key={field}
            {...tile}
            value={agent[field]}
            {...(explain && { explanation: explain(agent[field]) })}
          />
        ) : (
          <TileSkeleton key={field} label={tile.label} hint={tile.hint} />
        ),
      )}
    </TileList>
  );
}
