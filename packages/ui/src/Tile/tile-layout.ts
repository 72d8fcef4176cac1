import styled from 'styled-components';
import { Card } from '../Card/Card.tsx';
import { tokens } from '../theme/tokens.ts';

/** Tiles side by side, at most three in a line and fewer where the text is large or the screen small. */
export const TileList = styled.dl`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(8.5rem, (100% - 2 * ${tokens.space.xs}) / 3)), 1fr)
  );
  gap: ${tokens.space.xs};
`;

export const Frame = styled(Card)`
  padding: ${tokens.space.sm};
`;

export const Label = styled.dt`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;
`;

export const Value = styled.dd`
  font-size: ${tokens.text.title};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
