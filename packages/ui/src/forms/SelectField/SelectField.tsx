import { ChevronDown } from 'lucide-react';
import { ControlBox, End, SelectControl } from '../../components/Select/control-style.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';

export interface SelectFieldProps extends FieldProps {
  /** Label of the empty value. */
  readonly empty: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: string;
}

/** One choice of a few, or none, in a form. */
export function SelectField({ empty, options, disabled, autoComplete, ...props }: SelectFieldProps) {
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
          <option value="">{empty}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
