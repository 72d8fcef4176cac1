import type { ResetPasswordRequest } from '@naija/contracts/http/auth';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import { useAgent } from '@naija/runtime';
import { Form, NewPasswordFields, SubmitButton, type FormProps } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';

const TEXT = AUTH_MESSAGES.password;

type NewPasswordFormProps = Pick<FormProps<ResetPasswordRequest>, 'onSubmit' | 'status'>;

/** A new password and its confirmation. */
export function NewPasswordForm(form: NewPasswordFormProps) {
  const { email } = useAgent();
  return (
    <Form {...form} initialValues={{ newPassword: '', confirmPassword: '' }} schema={resetPasswordSchema}>
      {/* Tells a password manager which account the password belongs to. */}
      {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordFields />
      <SubmitButton busy={TEXT.busy}>{TEXT.submit}</SubmitButton>
    </Form>
  );
}
