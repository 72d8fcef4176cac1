import { css } from 'styled-components';

/** For what only scripts can use. A page that is rendered on the server is also read where none will run. */
export const hiddenWithoutScript = css`
  @media (scripting: none) {
    display: none;
  }
`;
