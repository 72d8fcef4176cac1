import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { STATE_DROPDOWN_HEIGHT_PX } from '@naija/contracts/domain/limits';
import { floatingPanel } from '../../foundations/theme/floating-panel.ts';
import { tokens } from '../../foundations/theme/tokens.ts';

export const Root = styled.div`
  position: relative;
`;

/** Scrolls where the screen below the bar is too low. */
export const Panel = styled.ul`
  ${floatingPanel}
  position: absolute;
  z-index: 2;
  inset-block-start: calc(100% + ${tokens.space.xxs});
  inset-inline-end: 0;
  width: max-content;
  min-width: min(14rem, 100vw - 2 * ${tokens.space.md});
  max-width: calc(100vw - 2 * ${tokens.space.md});
  max-height: min(${STATE_DROPDOWN_HEIGHT_PX}px, 100vh - 7rem);
  max-height: max(10rem, min(${STATE_DROPDOWN_HEIGHT_PX}px, 100dvh - 7rem));

  &[hidden] {
    display: none;
  }

  @media (scripting: none) {
    ${Root}:focus-within > &[hidden] {
      display: block;
    }
  }
`;

export const StateLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xxs} ${tokens.space.sm};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.ink};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.brandSoft};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current='page'] {
    color: ${tokens.color.brand};
    font-weight: 700;
    text-decoration: underline;
  }
`;
