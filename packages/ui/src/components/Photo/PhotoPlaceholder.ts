import styled, { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** Square, unless the container sets `--photo-ratio`. */
export const photoRatio = css`
  aspect-ratio: var(--photo-ratio, 1);
`;

/** The blurred shape of a person, drawn with gradients: it costs no request. */
export const photoPlaceholder = css`
  ${photoRatio}
  background:
    radial-gradient(circle at 50% 38%, ${tokens.color.line} 12%, transparent 30%),
    radial-gradient(ellipse 60% 46% at 50% 104%, ${tokens.color.line} 45%, transparent 100%),
    linear-gradient(160deg, ${tokens.color.brandSoft}, ${tokens.color.sunken});
`;

/** Placeholder of a photo whose address is not known yet. */
export const PhotoPlaceholder = styled.div`
  ${photoPlaceholder}
`;
