import { NEW_PASSWORD_TEXTS } from './new-password-texts.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

/** A new password and its confirmation: the fields `newPassword` and `confirmPassword` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label={NEW_PASSWORD_TEXTS.label}
        hint={NEW_PASSWORD_TEXTS.hint}
        autoComplete="new-password"
        strength
      />
      <PasswordField
        name="confirmPassword"
        label={NEW_PASSWORD_TEXTS.confirm}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
