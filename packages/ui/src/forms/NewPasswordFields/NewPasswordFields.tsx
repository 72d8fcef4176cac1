import { PasswordField } from '../PasswordField/PasswordField.tsx';

/** A new password and its confirmation: the fields `newPassword` and `confirmPassword` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        hint="At least 8 characters, with a capital letter, a number and one of !@#$%^&*"
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
