import { useState, type KeyboardEvent } from 'react';
import { useField } from 'formik';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { shownText } from '../field/use-form-field.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { LIMITS } from '@naija/contracts/domain/limits';

type Strength = 'Too short' | 'Weak' | 'Fair' | 'Strong';

const CHARACTER_CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

const STRONG_LENGTH = 12;

const STRONG_DISTINCT = 8;

/**
 * Estimates the strength of a password by a rule of thumb; '' for an empty one.
 * @param isValid false if the schema refuses the password, which is then weak at best
 */
export function passwordStrength(password: string, isValid = true): Strength | '' {
  if (password === '') return '';
  if (password.length < LIMITS.passwordMin) return 'Too short';
  if (!isValid) return 'Weak';
  if (CHARACTER_CLASSES.filter((kind) => kind.test(password)).length < 3) return 'Weak';
  return password.length >= STRONG_LENGTH && new Set(password).size >= STRONG_DISTINCT ? 'Strong' : 'Fair';
}

const texts = words('ui.password', {
  capsLock: 'Caps Lock is on',
  hide: 'Hide password',
  show: 'Show password',
  strength: {
    'Too short': 'Password strength: Too short',
    Weak: 'Password strength: Weak',
    Fair: 'Password strength: Fair',
    Strong: 'Password strength: Strong',
  } satisfies Record<Strength, string>,
});

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
  /** Shows how strong a new password is. */
  readonly strength?: boolean;
}

/** A password with a show/hide button. For a new one, `autoComplete` is `new-password`. */
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
          <Warning aria-live="polite">{caps.on && texts.capsLock}</Warning>
        </Asides>
      }
      end={
        <Toggle
          $variant="quiet"
          aria-label={shown ? texts.hide : texts.show}
          // Keeps the focus and the caret in the input.
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

/** The strength of the password typed so far. Screen readers announce each change. */
function PasswordStrength({ name }: { readonly name: string }) {
  const [{ value }, { error }] = useField<unknown>(name);
  const strength = passwordStrength(shownText(value), error === undefined);
  return <span aria-live="polite">{strength !== '' && texts.strength[strength]}</span>;
}

/** State of Caps Lock at the last key press, with the handlers for the input. */
function useCapsLock() {
  const [on, setOn] = useState(false);
  const update = (event: KeyboardEvent) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, handlers: { onKeyDown: update, onKeyUp: update } };
}
