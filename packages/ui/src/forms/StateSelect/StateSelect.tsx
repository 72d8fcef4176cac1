import { STATES } from '@naija/contracts/domain/states';
import type { FieldProps } from '../field/use-form-field.ts';
import { SelectField } from '../SelectField/SelectField.tsx';

export interface StateSelectProps extends FieldProps {
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

const OPTIONS = STATES.map(({ slug, name }) => ({ value: slug, label: name }));

/** Its value is the slug of a state. */
export function StateSelect({ autoComplete = 'address-level1', ...props }: StateSelectProps) {
  return <SelectField {...props} empty="Select a state" options={OPTIONS} autoComplete={autoComplete} />;
}
