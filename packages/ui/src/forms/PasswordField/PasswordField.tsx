import { useState } from 'react';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { tokens } from '../../theme/tokens.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { useCapsLock } from './use-caps-lock.ts';

const Toggle = styled(Button)`
  padding: 0;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Asides = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.sm};
`;

const Warning = styled.span`
  color: ${tokens.color.accent};
  font-weight: 500;
`;

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'end' | 'aside'
> {
  /** Says in words how strong a new password is. */
  readonly strength?: boolean;
}

/** A password, which the person who types it can look at. For a new one, `autoComplete` is `new-password`. */
export function PasswordField({ strength = false, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const caps = useCapsLock();
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...caps.handlers}
      type={shown ? 'text' : 'password'}
      aside={
        <Asides>
          {strength && <PasswordStrength name={props.name} />}
          <Warning aria-live="polite">{caps.on && 'Caps Lock is on'}</Warning>
        </Asides>
      }
      end={
        <Toggle
          $variant="quiet"
          aria-label={shown ? 'Hide password' : 'Show password'}
          // Looking at the password is not leaving it: the focus and the caret stay.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Toggle>
      }
    />
  );
}
