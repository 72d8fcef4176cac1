import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { textLinkStyle } from './text-link-style.ts';

/** A link to another page of the product, in running text. */
export const TextLink = styled(Link)`
  ${textLinkStyle}
`;
