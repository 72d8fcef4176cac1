import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface SwitchProps {
  readonly label: string;
  /** Description: what it does, or why it is disabled. */
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

const Wrapper = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space.md};
  min-height: ${tokens.size.touch};
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
  }
`;

const Label = styled.span`
  font-weight: 600;
`;

const Description = styled.span`
  grid-column: 1 / -1;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

// The knob is a border, so that it stays visible with forced colours.
const Box = styled.input`
  appearance: none;
  position: relative;
  width: 3rem;
  height: 1.75rem;
  margin: 0;
  background: ${tokens.color.sunken};
  border: 2px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.round};
  cursor: inherit;
  transition: background-color ${tokens.motion.quick};

  &::before {
    content: '';
    position: absolute;
    inset: 0.2rem auto 0.2rem 0.2rem;
    aspect-ratio: 1;
    border: 0.6rem solid ${tokens.color.edge};
    border-radius: ${tokens.radius.round};
    transition: transform ${tokens.motion.quick};
  }

  &:checked {
    background: ${tokens.color.brand};
    border-color: ${tokens.color.brand};

    &::before {
      border-color: ${tokens.color.onBrand};
      transform: translateX(1.25rem);
    }
  }

  &:disabled {
    opacity: 0.6;
  }
`;

/** A switch with its description. */
export function Switch({ label, children, on, onChange, disabled = false }: SwitchProps) {
  const labelId = useId();
  const descriptionId = useId();
  return (
    <Wrapper>
      <Label id={labelId}>{label}</Label>
      <Box
        type="checkbox"
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={descriptionId}
        checked={on}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <Description id={descriptionId}>{children}</Description>
    </Wrapper>
  );
}
