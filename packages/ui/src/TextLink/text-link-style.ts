import { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** The looks of a link in running text. */
export const textLinkStyle = css`
  /* A finger needs more height than a line has; the padding of a link in a line moves nothing. */
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
