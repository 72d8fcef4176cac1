import { css } from 'styled-components';

/** Out of sight, and still there for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
