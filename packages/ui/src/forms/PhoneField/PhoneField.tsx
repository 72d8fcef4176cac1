import type { TextFormat } from '../field/text-format.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

// Autofill gives numbers as '+234 803 123 4567'; the rule asks for digits alone.
const digitsAlone: TextFormat = { separators: /[\s().-]/g, show: (value) => value };

/** A phone number; spaces and brackets are stripped as they are typed. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'format'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" format={digitsAlone} />;
}
