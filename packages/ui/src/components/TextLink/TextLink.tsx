import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export const textLinkStyle = css`
  /* A touch target is higher than a line of text; padding of an inline link moves nothing. */
  padding-block: ${tokens.space.sm};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.brand};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration-thickness: 1px;

  &:hover {
    color: ${tokens.color.brandStrong};
    text-decoration-thickness: 2px;
  }
`;

/** A link to another page of the product, in running text. */
export const TextLink = styled(Link)`
  ${textLinkStyle}
`;
