import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** One column below 360 pixels, two from there, five on a desktop. */
export const AgentGrid = styled.ul`
  display: grid;
  /* Fills the row before an item of full width. */
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space.sm};

  @media (min-width: 40rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
    gap: ${tokens.space.md};
  }
`;
