import { useState } from 'react';
import { Button } from '@naija/ui';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, which the person who types it can look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const action = shown ? 'Hide' : 'Show';
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button
          $variant="quiet"
          aria-label={`${action} password`}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {action}
        </Button>
      }
    />
  );
}
