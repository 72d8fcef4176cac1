import styled, { css } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export interface ControlLook {
  /** Something stands over the start of the control. */
  readonly $start?: boolean;
  /** Something stands over its end. */
  readonly $end?: boolean;
}

/** The looks of whatever is typed into or chosen from. */
export const controlStyle = css<ControlLook>`
  grid-area: 1 / 1 / 2 / -1;
  width: 100%;
  min-width: 0;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  padding-inline-start: ${({ $start }) => ($start ? tokens.size.touch : tokens.space.sm)};
  padding-inline-end: ${({ $end }) => ($end ? tokens.size.touch : tokens.space.sm)};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  transition: border-color ${tokens.motion.quick};

  &::placeholder {
    color: ${tokens.color.muted};
    opacity: 1;
  }

  &:hover {
    border-color: ${tokens.color.brand};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }

  &:disabled,
  &[readonly] {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.line};
    color: ${tokens.color.muted};
    opacity: 1;
  }
`;

/** Lays what stands at the ends of a control over it, so that the control keeps its own edge and focus ring. */
export const ControlBox = styled.div`
  display: grid;
  grid-template-columns: ${tokens.size.touch} minmax(0, 1fr) ${tokens.size.touch};
  align-items: center;
`;

const adornment = css`
  z-index: 1;
  grid-row: 1;
  display: grid;
  place-items: center;
  color: ${tokens.color.muted};
`;

/** What stands over the start of a control; a press on it goes to the control. */
export const Start = styled.span`
  ${adornment}
  grid-column: 1;
  pointer-events: none;
`;

/** What stands over the end of a control. */
export const End = styled.span`
  ${adornment}
  grid-column: 3;
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`;
