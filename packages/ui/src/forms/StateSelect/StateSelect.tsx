import { STATES } from '@naija/contracts/domain/states';
import { words } from '@naija/runtime';
import type { FieldProps } from '../field/use-form-field.ts';
import { SelectField } from '../SelectField/SelectField.tsx';

const texts = words('ui.stateSelect', { empty: 'Select a state' });

export interface StateSelectProps extends FieldProps {
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

const OPTIONS = STATES.map(({ slug, name }) => ({ value: slug, label: name }));

/** A select of states; its value is the slug of a state. */
export function StateSelect({ autoComplete = 'address-level1', ...props }: StateSelectProps) {
  return <SelectField {...props} empty={texts.empty} options={OPTIONS} autoComplete={autoComplete} />;
}
