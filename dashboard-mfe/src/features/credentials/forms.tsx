import { changeEmailSchema } from '@naija/contracts/schemas/change-email';
import { changePasswordSchema } from '@naija/contracts/schemas/change-password';
import { EmailField, PasswordField } from '@naija/ui';
import { CredentialForm } from './CredentialForm.tsx';
import { useDashboardChangeEmailMutation, useDashboardChangePasswordMutation } from './credentials-api.ts';
import { CREDENTIALS } from './credentials-part.ts';
import { useChange } from './use-change.ts';

export interface ChangeFormProps {
  /** The e-mail address that the agent has. */
  readonly email: string;
  /** Called with the words of the server once it has worked. */
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

/** Asks for another e-mail address. */
export function ChangeEmailForm({ email, onDone, onCancel }: ChangeFormProps) {
  const [change] = useDashboardChangeEmailMutation();
  const { problem, send } = useChange(change, onDone);
  return (
    <CredentialForm
      action={CREDENTIALS.email.action}
      busy="Sending…"
      username={email}
      initialValues={{ email: '', currentPassword: '' }}
      schema={changeEmailSchema}
      problem={problem}
      onSubmit={send}
      onCancel={onCancel}
    >
      <EmailField
        name="email"
        label="New email address"
        hint="We send a link there. It counts once you open it, and other devices are then logged out"
      />
      <PasswordField name="currentPassword" label="Current password" enterKeyHint="send" />
    </CredentialForm>
  );
}

/** Sets a new password. */
export function ChangePasswordForm({ email, onDone, onCancel }: ChangeFormProps) {
  const [change] = useDashboardChangePasswordMutation();
  const { problem, send } = useChange(change, onDone);
  return (
    <CredentialForm
      action={CREDENTIALS.password.action}
      busy="Saving…"
      username={email}
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      schema={changePasswordSchema}
      problem={problem}
      onSubmit={send}
      onCancel={onCancel}
    >
      <PasswordField name="currentPassword" label="Current password" />
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
    </CredentialForm>
  );
}
