import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space.md};
  max-width: 48rem;
`;

/** The form and what others wrote: below each other, side by side where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;
