import styled from 'styled-components';
import { ChevronDown } from 'lucide-react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { STATES } from '@naija/contracts/domain/states';
import { ControlBox, controlStyle, End, type ControlLook } from '../field/control-style.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';

export interface StateSelectProps extends FieldProps {
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

const Select = styled.select<ControlLook>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;

  > option {
    background: Field;
    color: FieldText;
  }
`;

/** One of the states of Nigeria; its value is the slug. */
export function StateSelect({ autoComplete = 'address-level1', disabled, ...props }: StateSelectProps) {
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame}>
      <ControlBox>
        <Select
          {...field.control}
          autoComplete={autoComplete}
          disabled={disabled}
          value={shownText(field.value)}
          $end
        >
          <option value="">{MESSAGES.selectState}</option>
          {STATES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <End>
          <ChevronDown aria-hidden="true" size="1.25rem" />
        </End>
      </ControlBox>
    </FieldFrame>
  );
}
