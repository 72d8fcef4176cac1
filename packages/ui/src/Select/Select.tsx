import { useId, useState } from 'react';
import styled from 'styled-components';
import { ChevronDown } from 'lucide-react';
import { ControlBox, controlStyle, End, type ControlLook } from '../forms/field/control-style.ts';
import { tokens } from '../theme/tokens.ts';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxs};
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${tokens.text.small};
  font-weight: 600;
`;

const Control = styled.select<ControlLook>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;

  > option {
    background: Field;
    color: FieldText;
  }
`;

/** One choice out of a few, outside of a form. What was chosen shows at once, also where `value` follows late. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <ControlBox>
        <Control
          id={id}
          value={shown}
          onChange={({ target }) => {
            setShown(target.value);
            onChange(target.value);
          }}
          $end
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <End>
          <ChevronDown aria-hidden="true" size="1.25rem" />
        </End>
      </ControlBox>
    </Field>
  );
}
