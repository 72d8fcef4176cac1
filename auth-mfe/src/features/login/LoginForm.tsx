import type { LoginRequest } from '@naija/contracts/http/auth';
import { loginSchema } from '@naija/contracts/schemas/login';
import { EmailField, Form, PasswordField, SubmitButton, type FormProps } from '@naija/ui';

type LoginFormProps = Pick<FormProps<LoginRequest>, 'onSubmit' | 'status'>;

/** E-mail address and password. */
export function LoginForm(form: LoginFormProps) {
  return (
    <Form {...form} initialValues={{ email: '', password: '' }} schema={loginSchema}>
      <EmailField name="email" label="Email" autoComplete="username" />
      <PasswordField name="password" label="Password" enterKeyHint="go" />
      <SubmitButton busy="Logging in…">Log in</SubmitButton>
    </Form>
  );
}
