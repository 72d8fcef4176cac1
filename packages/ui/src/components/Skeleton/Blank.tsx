import styled, { keyframes } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A skeleton line, as long and high as the invisible text given to it. */
export const Blank = styled.span`
  background: linear-gradient(${tokens.color.line}, ${tokens.color.line}) center / 100% 0.75em no-repeat;
  color: transparent;
  user-select: none;
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
