import type { TextFormat } from '../field/text-format.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

// Contacts and autofill hold numbers as '+234 (0)803-123 4567', some between invisible marks; the rule asks for digits only.
const digitsOnly: TextFormat = {
  separators: /\(0\)|[\s().-]|\p{Default_Ignorable_Code_Point}/gu,
  show: (value) => value,
};

/** A phone number; other characters between the digits are removed as it is typed. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'format'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" format={digitsOnly} />;
}
