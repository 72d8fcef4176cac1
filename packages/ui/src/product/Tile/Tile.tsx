import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { Card } from '../../components/Card/Card.tsx';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { formatOrDash } from './format-or-dash.ts';

export interface TileProps {
  readonly label: string;
  readonly value: number | null;
  /** Thousands separators by default. */
  readonly format?: (value: number) => string;
}

/** At most three tiles in a row, fewer with large text or on small screens. */
export const TileList = styled.dl`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(8.5rem, (100% - 2 * ${tokens.space.xs}) / 3)), 1fr)
  );
  gap: ${tokens.space.xs};
`;

const Frame = styled(Card)`
  padding: ${tokens.space.sm};
  container-type: inline-size;
`;

const Label = styled.dt`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;
`;

/** 13cqi fits the longest figure, ₦100,000,000, in one line; the height stays the same. */
const Value = styled.dd`
  font-size: min(${tokens.text.title}, 13cqi);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: calc(1.4 * ${tokens.text.title});
`;

export function Tile({ label, value, format = formatCount }: TileProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{formatOrDash(value, format)}</Value>
    </Frame>
  );
}

export function TileSkeleton({ label }: { readonly label: string }) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>
        <Blank aria-hidden>1,000</Blank>
      </Value>
    </Frame>
  );
}
