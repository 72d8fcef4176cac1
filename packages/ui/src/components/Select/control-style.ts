import styled, { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** A control outside of a form below its label. */
export const Labelled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
`;

export const SmallLabel = styled.label`
  justify-self: start;
  font-size: ${tokens.text.small};
  font-weight: 600;
`;

export interface ControlLook {
  /** Reserves room for an adornment at the start. */
  readonly $start?: boolean;
  /** Reserves room for an adornment at the end. */
  readonly $end?: boolean;
}

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

/** A native select without its arrow. */
export const SelectControl = styled.select<ControlLook>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;

  > option {
    background: Field;
    color: FieldText;
  }
`;

/** Lays adornments over the ends of a control, so that it keeps its own edge and focus ring. */
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

/** Adornment at the start; transparent to the pointer. */
export const Start = styled.span`
  ${adornment}
  grid-column: 1;
  pointer-events: none;
`;

/** Adornment at the end; only a button in it takes the pointer. */
export const End = styled.span`
  ${adornment}
  grid-column: 3;
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`;
