import styled from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { hiddenWithoutScript } from '../../foundations/scripting/hidden-without-script.ts';
import { tokens } from '../../foundations/theme/tokens.ts';

/** At most three tiles in a row, fewer with large text or on small screens. */
export const TileList = styled.dl`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(8.5rem, (100% - 2 * ${tokens.space.xs}) / 3)), 1fr)
  );
  gap: ${tokens.space.xs};
`;

export const Frame = styled(Card)`
  position: relative;
  padding: ${tokens.space.sm};
  container-type: inline-size;
`;

export const Label = styled.dt`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;

  &:has(button) {
    padding-inline-end: ${tokens.space.md};
  }
`;

/** 13cqi fits the longest figure, ₦100,000,000, in one line; the height stays the same. */
export const Value = styled.dd`
  font-size: min(${tokens.text.title}, 13cqi);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: calc(1.4 * ${tokens.text.title});
`;

export const Unit = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  font-weight: 400;
`;

/** A line of its own below the value. */
export const Hint = styled(Unit)`
  display: block;
  line-height: 1.4;
  white-space: normal;
`;

/** A link as large as its tile, with the icon in the corner. */
export const Toggle = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: start;
  justify-content: end;
  padding: ${tokens.space.sm};
  background: transparent;
  border: 0;
  border-radius: inherit;
  color: ${tokens.color.brand};
  cursor: pointer;

  > svg {
    flex: none;
  }

  &:hover {
    box-shadow: inset 0 0 0 1px ${tokens.color.brand};
  }
  ${hiddenWithoutScript}
`;

export const Explanation = styled.dd`
  padding-top: ${tokens.space.xs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;

  /* Reserves its place while it is hidden until a script shows it. */
  @media (scripting: none) {
    display: block;
  }
`;
