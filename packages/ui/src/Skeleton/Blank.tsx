import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A line of text that is not there yet: as long and as high as the words given to it, which stay unseen. */
export const Blank = styled.span`
  background: linear-gradient(${tokens.color.line}, ${tokens.color.line}) center / 100% 0.75em no-repeat;
  color: transparent;
  user-select: none;
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
