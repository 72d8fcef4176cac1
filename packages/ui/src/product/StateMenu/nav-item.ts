import styled, { css } from 'styled-components';
import { NavLink } from 'react-router-dom';
import { tokens } from '../../foundations/theme/tokens.ts';

const item = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  width: 100%;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  background: transparent;
  border: 0;
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.ink};
  font-size: ${tokens.text.small};
  font-weight: 650;
  letter-spacing: 0.04em;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.brandSoft};
  }
`;

const current = css`
  color: ${tokens.color.brand};
  text-decoration: underline 3px;
  text-underline-offset: 0.5em;
`;

/** A link of the navigation bar. */
export const NavItem = styled(NavLink)`
  ${item}

  &[aria-current='page'] {
    ${current}
  }
`;

/** A button that opens a list of links; underlined on any of their pages. */
export const NavButton = styled.button`
  ${item}

  > svg {
    transition: transform ${tokens.motion.quick};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &:has(+ * [aria-current='page']) {
    ${current}
  }
`;
