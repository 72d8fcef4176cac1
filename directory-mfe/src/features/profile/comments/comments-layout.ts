import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space.md};
  max-width: 48rem;
`;
