import { css } from 'styled-components';

/** Hides what only scripts can use: a server-rendered page is also read where none will run. */
export const hiddenWithoutScript = css`
  @media (scripting: none) {
    display: none;
  }
`;
