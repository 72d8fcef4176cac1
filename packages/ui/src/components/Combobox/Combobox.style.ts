import styled from 'styled-components';
import { controlStyle, type ControlLook } from '../Select/control-style.ts';
import { floatingPanel } from '../../foundations/theme/floating-panel.ts';
import { tokens } from '../../foundations/theme/tokens.ts';

export const Root = styled.div`
  position: relative;
`;

export const Input = styled.input<ControlLook>`
  ${controlStyle}
`;

/** The list covers the content below it, so that nothing moves while a visitor types. */
const panel = `
  position: absolute;
  z-index: 2;
  inset: calc(100% + 0.25rem) 0 auto;
  min-width: min(16rem, 100%);
`;

export const Note = styled.p`
  ${panel}
  ${floatingPanel}
  padding: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  overflow-wrap: anywhere;
`;

export const List = styled.ul`
  ${panel}
  ${floatingPanel}
  max-height: min(22rem, 50vh);
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xxs} ${tokens.space.sm};
  border-radius: ${tokens.radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.brandSoft};
  }

  &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.brand};
    outline-offset: -2px;
  }
`;
