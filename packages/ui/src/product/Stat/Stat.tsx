import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface StatProps {
  /** Formatted: '100 Million'. */
  readonly figure: string;
  readonly label: string;
}

const Line = styled.p`
  display: grid;
  gap: ${tokens.space.xxs};
  padding-left: ${tokens.space.sm};
  border-left: 3px solid ${tokens.color.accent};
`;

const Figure = styled.strong`
  color: ${tokens.color.brand};
  font-size: ${tokens.text.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

const Label = styled.span`
  color: ${tokens.color.muted};
`;

export function Stat({ figure, label }: StatProps) {
  return (
    <Line>
      <Figure>{figure}</Figure> <Label>{label}</Label>
    </Line>
  );
}
