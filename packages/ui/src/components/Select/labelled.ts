import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** A control outside of a form below its label. */
export const Labelled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
`;

export const SmallLabel = styled.label`
  justify-self: start;
  font-size: ${tokens.text.small};
  font-weight: 600;
`;
