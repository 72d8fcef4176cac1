import { formatNaira, formatPercent } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList, type TileProps, TileSkeleton } from '@naija/ui';
import { TILE_MESSAGES } from '../../messages/profile.ts';

type Field = keyof typeof TILE_MESSAGES.labels;

interface ProfileTile extends Pick<TileProps, 'format'> {
  readonly field: Field;
  /** Called as the tile is rendered, as its texts are in the language of the page. */
  readonly texts?: (value: number | null) => Pick<TileProps, 'unit' | 'hint' | 'explanation'>;
}

const EXAMPLE_RENT = 1_000_000;

const TILES: readonly ProfileTile[] = [
  {
    field: 'inspectionFee',
    format: formatNaira,
    texts: () => ({
      hint: TILE_MESSAGES.hints.inspectionFee,
      explanation: TILE_MESSAGES.inspectionFee,
    }),
  },
  { field: 'totalDeals' },
  { field: 'sales', texts: () => ({ unit: TILE_MESSAGES.homesSold }) },
  { field: 'rentPrice', texts: () => ({ unit: TILE_MESSAGES.homesLet }) },
  {
    field: 'commission',
    format: formatPercent,
    texts: (percent) => ({
      hint: TILE_MESSAGES.hints.commission,
      explanation:
        percent === null
          ? TILE_MESSAGES.commissionUnknown
          : TILE_MESSAGES.commission(shareOfRent(percent), formatNaira(EXAMPLE_RENT)),
    }),
  },
  {
    field: 'agreement',
    format: formatPercent,
    texts: (percent) => ({
      hint: TILE_MESSAGES.hints.agreement,
      explanation:
        percent === null
          ? TILE_MESSAGES.agreementUnknown
          : TILE_MESSAGES.agreement(shareOfRent(percent), formatNaira(EXAMPLE_RENT)),
    }),
  },
];

function shareOfRent(percent: number): string {
  return formatNaira((percent / 100) * EXAMPLE_RENT);
}

export function ProfileTiles({ agent }: { readonly agent: Agent | undefined }) {
  return (
    <TileList>
      {TILES.map(({ field, format, texts }) => {
        const label = TILE_MESSAGES.labels[field];
        if (!agent) return <TileSkeleton key={field} label={label} hint={texts?.(null).hint} />;
        const value = agent[field];
        return (
          <Tile key={field} label={label} value={value} {...(format && { format })} {...texts?.(value)} />
        );
      })}
    </TileList>
  );
}
