import type { TextFormat } from '../field/text-format.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

// Phones fill numbers in as '+234 803 123 4567'; the rule asks for digits alone.
const digitsAlone: TextFormat = { separators: /[\s().-]/g, show: (value) => value };

/** A phone number; spaces and brackets between its digits are left out as they are typed. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'format'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" format={digitsAlone} />;
}
