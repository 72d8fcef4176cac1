import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** What a press on a button brings, point by point. */
export const Outcomes = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding-inline-start: 1.25em;
  list-style: disc;
`;
