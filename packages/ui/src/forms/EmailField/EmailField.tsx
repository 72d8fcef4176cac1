import { useRef } from 'react';
import { useField } from 'formik';
import { shownText } from '../field/use-form-field.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { EmailSuggestion } from './EmailSuggestion.tsx';

/**
 * An email address; one that ends in a typo of a large provider's domain is offered corrected. In a login form its
 * `autoComplete` is `username`.
 */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'format' | 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const [{ value }, { touched }, { setValue }] = useField<unknown>(props.name);
  return (
    <div>
      <TextField
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        ref={input}
        type="email"
        inputMode="email"
      />
      <EmailSuggestion
        typed={touched ? shownText(value) : ''}
        onAccept={(email) => {
          void setValue(email);
          input.current?.focus();
        }}
      />
    </div>
  );
}
