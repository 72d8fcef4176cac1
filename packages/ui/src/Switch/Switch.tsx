import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export interface SwitchProps {
  readonly label: string;
  /** What it does, or why it cannot be changed. */
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

const Line = styled.label`
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

const Name = styled.span`
  font-weight: 600;
`;

const Words = styled.span`
  grid-column: 1 / -1;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

// The knob is drawn as the ground of the box itself, so that it is seen in forced colours too.
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
    transition: translate ${tokens.motion.quick};
  }

  &:checked {
    background: ${tokens.color.brand};
    border-color: ${tokens.color.brand};

    &::before {
      border-color: ${tokens.color.onBrand};
      translate: 1.25rem;
    }
  }

  &:disabled {
    opacity: 0.6;
  }
`;

/** Something that is on or off, and changes at once. */
export function Switch({ label, children, on, onChange, disabled = false }: SwitchProps) {
  const name = useId();
  const words = useId();
  return (
    <Line>
      <Name id={name}>{label}</Name>
      <Box
        type="checkbox"
        role="switch"
        aria-labelledby={name}
        aria-describedby={words}
        checked={on}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <Words id={words}>{children}</Words>
    </Line>
  );
}
