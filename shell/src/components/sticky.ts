import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** Keeps a notice in view above its page. */
export const Sticky = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;
