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
  container-type: inline-size;
`;

export const Label = styled.dt`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;
`;

/** A thirteenth of the tile's width holds the longest figure, ₦100,000,000, in one line; its height stays the same. */
export const Value = styled.dd`
  font-size: min(${tokens.text.title}, 13cqi);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: calc(1.4 * ${tokens.text.title});
`;
