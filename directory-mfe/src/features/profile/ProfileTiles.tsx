import { formatNaira } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Tile, TileList, type TileProps, TileSkeleton } from '@naija/ui';
import { TILE_MESSAGES } from './messages.ts';

type Field = keyof typeof TILE_MESSAGES.labels;

interface ProfileTile extends Pick<TileProps, 'kind'> {
  readonly field: Field;
  /** A function, because texts must be read while the page is rendered, in its language. */
  readonly texts?: (value: number | null) => Pick<TileProps, 'unit' | 'hint' | 'explanation'>;
}

const EXAMPLE_RENT = 1_000_000;

const TILES: readonly ProfileTile[] = [
  {
    field: 'inspectionFee',
    kind: 'naira',
    texts: () => ({
      hint: TILE_MESSAGES.hints.inspectionFee,
      explanation: TILE_MESSAGES.inspectionFee,
    }),
  },
  { field: 'totalDeals' },
  { field: 'sales', texts: () => ({ unit: TILE_MESSAGES.homesSold }) },
  { field: 'rentPrice', texts: () => ({ unit: TILE_MESSAGES.homesLet }) },
  shareTile('commission'),
  shareTile('agreement'),
];

/** A percentage of the rent, explained by an example. */
function shareTile(field: 'commission' | 'agreement'): ProfileTile {
  const explain = (percent: number | null) => {
    const { example, none, unknown } = TILE_MESSAGES[field];
    if (percent === null) return unknown;
    return percent === 0 ? none : example(shareOfRent(percent), formatNaira(EXAMPLE_RENT));
  };
  return {
    field,
    kind: 'percent',
    texts: (percent) => ({
      hint: percent === 0 ? undefined : TILE_MESSAGES.hints[field],
      explanation: explain(percent),
    }),
  };
}

function shareOfRent(percent: number): string {
  return formatNaira((percent / 100) * EXAMPLE_RENT);
}

export function ProfileTiles({ agent }: { readonly agent: Agent | undefined }) {
  return (
    <TileList>
      {TILES.map(({ field, kind, texts }) => {
        const label = TILE_MESSAGES.labels[field];
        if (!agent) return <TileSkeleton key={field} label={label} hint={texts?.(null).hint} />;
        const value = agent[field];
        return <Tile key={field} label={label} value={value} {...(kind && { kind })} {...texts?.(value)} />;
      })}
    </TileList>
  );
}
