import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** An e-mail address. In a login form its `autoComplete` is `username`. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'format'>) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}
