import { css } from 'styled-components';
import { tokens } from '@naija/ui';

const thread = `color-mix(in srgb, ${tokens.color.onBand} 5%, transparent) 0 1px, transparent 1px 1.125rem`;

/** A deep ground with a faint lattice, as on woven cloth, and the words on it. */
export const weave = css`
  background-color: ${tokens.color.band};
  background-image: repeating-linear-gradient(45deg, ${thread}), repeating-linear-gradient(-45deg, ${thread});
  color: ${tokens.color.onBand};
`;
