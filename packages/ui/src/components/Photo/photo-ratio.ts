import { css } from 'styled-components';

/** Square, unless the container sets `--photo-ratio`. */
export const photoRatio = css`
  aspect-ratio: var(--photo-ratio, 1);
`;
