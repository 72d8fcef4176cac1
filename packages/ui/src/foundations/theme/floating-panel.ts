import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** Look of what lies over the page until it is used: suggestions, the menu of states. */
export const floatingPanel = css`
  padding: ${tokens.space.xs};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.high};
`;
