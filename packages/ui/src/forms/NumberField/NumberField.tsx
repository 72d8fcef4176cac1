import { useField } from 'formik';
import { NUMBER_FORMATS } from '@naija/contracts/domain/money';
import { isInSteps, readTypedNumber, type NumberKind } from '@naija/contracts/domain/typed-number';
import { words } from '@naija/runtime';
import { shownText } from '../field/use-form-field.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

const texts = words('ui.number', { readAs: (value: string) => `That's ${value}` });

const PLAIN = /^\d+(?:\.\d)?$/;

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'format' | 'start' | 'aside'>;

/** A whole number. */
export function NumberField(props: NumberFieldProps) {
  return <TypedNumberField {...props} kind="count" inputMode="numeric" />;
}

interface TypedNumberFieldProps extends Omit<TextFieldProps, 'type' | 'aside'> {
  readonly kind: NumberKind;
}

/**
 * A number as people write it, and below it what it was read as, where that looks different. Not of type `number`, which the
 * mouse wheel and arrow keys change unnoticed.
 */
export function TypedNumberField({ kind, ...props }: TypedNumberFieldProps) {
  const [{ value }] = useField<unknown>(props.name);
  const read = readAs(kind, shownText(value).trim());
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type="text"
      aside={read === undefined ? undefined : texts.readAs(read)}
      asideDescribes
    />
  );
}

function readAs(kind: NumberKind, typed: string): string | undefined {
  const value = readTypedNumber(kind, typed);
  if (PLAIN.test(typed) || !isInSteps(kind, value) || value < 0) return undefined;
  const shown = NUMBER_FORMATS[kind](value);
  return shown === typed ? undefined : shown;
}
