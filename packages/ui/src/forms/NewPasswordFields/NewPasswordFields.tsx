import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { words } from '@naija/runtime';

export const NEW_PASSWORD_TEXTS = words('ui.newPassword', {
  /** The rules for a new password, shown before anything is typed. */
  hint: 'At least 8 characters, with a capital letter, a number and a symbol such as ! - _ or #. Avoid common passwords, and names or places on their own',
  label: 'New password',
  confirm: 'Confirm password',
});

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
