import { changeEmailSchema } from '@naija/contracts/schemas/change-email';
import { changePasswordSchema } from '@naija/contracts/schemas/change-password';
import { EmailField, PasswordField } from '@naija/ui';
import { PASSWORD_HINT } from '../../messages.ts';
import { CREDENTIALS } from '../../navigation/sections.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { useDashboardChangeEmailMutation, useDashboardChangePasswordMutation } from './credentials-api.ts';
import { useSubmit } from './use-submit.ts';

export interface ChangeFormProps {
  readonly email: string;
  readonly onSuccess: (message: string) => void;
  readonly onCancel: () => void;
}

export function ChangeEmailForm({ email, onSuccess, onCancel }: ChangeFormProps) {
  const [changeEmail] = useDashboardChangeEmailMutation();
  const { errorMessage, submit } = useSubmit(changeEmail, onSuccess);
  return (
    <CredentialForm
      action={CREDENTIALS.email.action}
      busy="Sending…"
      username={email}
      initialValues={{ email: '', currentPassword: '' }}
      schema={changeEmailSchema}
      errorMessage={errorMessage}
      onSubmit={submit}
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

export function ChangePasswordForm({ email, onSuccess, onCancel }: ChangeFormProps) {
  const [changePassword] = useDashboardChangePasswordMutation();
  const { errorMessage, submit } = useSubmit(changePassword, onSuccess);
  return (
    <CredentialForm
      action={CREDENTIALS.password.action}
      busy="Saving…"
      username={email}
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      schema={changePasswordSchema}
      errorMessage={errorMessage}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField name="currentPassword" label="Current password" />
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
    </CredentialForm>
  );
}
