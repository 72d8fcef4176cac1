import { ChevronDown } from 'lucide-react';
import { STATES } from '@naija/contracts/domain/states';
import { ControlBox, End, SelectControl } from '../../components/Select/control-style.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';

export interface StateSelectProps extends FieldProps {
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

/** Its value is the slug of a state. */
export function StateSelect({ autoComplete = 'address-level1', disabled, ...props }: StateSelectProps) {
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame}>
      <ControlBox>
        <SelectControl
          {...field.control}
          autoComplete={autoComplete}
          disabled={disabled}
          value={shownText(field.value)}
          $end
        >
          <option value="">{'Select a state'}</option>
          {STATES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectControl>
        <End>
          <ChevronDown aria-hidden="true" size="1.25rem" />
        </End>
      </ControlBox>
    </FieldFrame>
  );
}
