import styled from 'styled-components';
import { visuallyHidden } from './visually-hidden-style.ts';

/** Words for screen readers alone, where the eye has them from elsewhere. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
