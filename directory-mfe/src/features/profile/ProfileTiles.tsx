import styled from 'styled-components';
import { EMPTY } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import type { Agent } from '@naija/contracts/http/agents';
import { Card, tokens } from '@naija/ui';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.xs};

  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  padding: ${tokens.space.sm};

  > dt {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }

  > dd {
    font-size: ${tokens.text.title};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** The figures a visitor compares agents by. */
export function ProfileTiles({ agent }: { readonly agent: Agent }) {
  const tiles = [
    ['Inspection Fee', shown(agent.inspectionFee, formatNaira)],
    ['Total Deals', shown(agent.totalDeals, formatCount)],
    ['Sales', shown(agent.sales, formatCount)],
    ['Rent', shown(agent.rentPrice, formatCount)],
    ['Commission (%)', shown(agent.commission, formatCount)],
    ['Agreement (%)', shown(agent.agreement, formatCount)],
  ] as const;
  return (
    <Tiles>
      {tiles.map(([label, value]) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Tiles>
  );
}

function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? EMPTY.tile : format(value);
}
