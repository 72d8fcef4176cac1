import { useId, useState } from 'react';
import styled from 'styled-components';
import { ChevronDown } from 'lucide-react';
import { ControlBox, End, SelectControl, Labelled, SmallLabel } from './control-style.ts';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const Control = styled(SelectControl)`
  text-overflow: ellipsis;
`;

/** A select outside of a form. Shows the choice at once, even where `value` follows later. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  return (
    <Labelled>
      <SmallLabel htmlFor={id}>{label}</SmallLabel>
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
    </Labelled>
  );
}
