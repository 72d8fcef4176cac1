import { PasswordField } from '../PasswordField/PasswordField.tsx';

/** The rules for a new password, shown before anything is typed. */
export const PASSWORD_HINT =
  'At least 8 characters, with a capital letter, a number and one of !@#$%^&*. Avoid common passwords, and names or places on their own';

/** A new password and its confirmation: the fields `newPassword` and `confirmPassword` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        strength
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
