import { changeEmailSchema } from '@naija/contracts/schemas/change-email';
import { changePasswordSchema } from '@naija/contracts/schemas/change-password';
import { EmailField, NewPasswordFields, PasswordField, useSubmit } from '@naija/ui';
import { GuardedForm } from '../../guarded/GuardedForm.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { CREDENTIALS } from '../../navigation/sections.ts';
import {
  useDashboardChangeEmailMutation,
  useDashboardChangePasswordMutation,
  linkMessage,
} from './credentials-api.ts';

export interface ChangeFormProps {
  readonly email: string;
  readonly onSuccess: (message: string) => void;
  readonly onCancel: () => void;
}

export function ChangeEmailForm({ email, onSuccess, onCancel }: ChangeFormProps) {
  const [changeEmail] = useDashboardChangeEmailMutation();
  const { error, submit } = useSubmit(changeEmail, toRequestError, ({ message }) => {
    onSuccess(linkMessage(message));
  });
  return (
    <GuardedForm
      action={CREDENTIALS.email.action}
      busy={CREDENTIAL_MESSAGES.sending}
      username={email}
      initialValues={{ email: '', currentPassword: '' }}
      schema={changeEmailSchema}
      error={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <EmailField name="email" label={CREDENTIAL_MESSAGES.newEmail} hint={CREDENTIAL_MESSAGES.newEmailHint} />
      <PasswordField name="currentPassword" label={CREDENTIAL_MESSAGES.currentPassword} enterKeyHint="send" />
    </GuardedForm>
  );
}

export function ChangePasswordForm({ email, onSuccess, onCancel }: ChangeFormProps) {
  const [changePassword] = useDashboardChangePasswordMutation();
  const { error, submit } = useSubmit(changePassword, toRequestError, ({ message }) => {
    onSuccess(message);
  });
  return (
    <GuardedForm
      action={CREDENTIALS.password.action}
      busy={CREDENTIAL_MESSAGES.saving}
      username={email}
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      schema={changePasswordSchema}
      error={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField name="currentPassword" label={CREDENTIAL_MESSAGES.currentPassword} />
      <NewPasswordFields />
    </GuardedForm>
  );
}
