import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'format' | 'start'>;

/** A whole number. Not of type `number`, which the mouse wheel and arrow keys change unnoticed. */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />;
}
