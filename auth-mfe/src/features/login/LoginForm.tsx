import { useState } from 'react';
import type { LoginRequest } from '@naija/contracts/http/auth';
import { loginSchema } from '@naija/contracts/schemas/login';
import { EmailField, Form, PasswordField, SubmitButton } from '@naija/ui';

const EMPTY_FORM: LoginRequest = { email: '', password: '' };

/** E-mail address and password. It checks what is typed, and sends nothing yet. */
export function LoginForm() {
  const [checked, setChecked] = useState(false);
  return (
    <Form
      initialValues={EMPTY_FORM}
      schema={loginSchema}
      status={checked && 'Logging in is not open yet. Nothing you typed was sent.'}
      onSubmit={() => {
        setChecked(true);
        return Promise.resolve();
      }}
    >
      <EmailField name="email" label="Email" autoComplete="username" />
      <PasswordField name="password" label="Password" enterKeyHint="go" />
      <SubmitButton busy="Logging in…">Log in</SubmitButton>
    </Form>
  );
}
