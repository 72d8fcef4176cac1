import styled from 'styled-components';
import { photoPlaceholder } from './photo-placeholder.ts';

/** Takes the place of a photo of which nothing is known yet. */
export const PhotoPlaceholder = styled.div`
  ${photoPlaceholder}
`;
