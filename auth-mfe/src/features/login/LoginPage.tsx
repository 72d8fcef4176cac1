import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginSchema } from '@naija/contracts/schemas/login';
import { useIsLoggedIn } from '@naija/runtime';
import { EmailField, Form, PasswordField, showToast, SubmitButton, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { AgentBenefits } from '../../panel/AgentBenefits.tsx';
import { AlreadyLoggedIn } from '../../panel/AlreadyLoggedIn.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { RedirectNotice } from '../../panel/RedirectNotice.tsx';
import { useAuthLoginMutation } from './login-api.ts';
import { redirectPathAfterLogin } from './redirect-path.ts';

/** `/login` */
export default function LoginPage() {
  const { search } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const [login] = useAuthLoginMutation();
  const [redirectPath, setRedirectPath] = useState<string>();
  const { isSubmitting, error, submit } = useSubmit(login, toRequestError, (user) => {
    setRedirectPath(redirectPathAfterLogin(user, search));
    showToast(AUTH_MESSAGES.loginSuccess, { kind: 'success' });
  });

  if (redirectPath !== undefined)
    return (
      <Panel title="Welcome back">
        <RedirectNotice to={redirectPath} label="Go on now">
          You are logged in. Your page opens in a moment.
        </RedirectNotice>
      </Panel>
    );
  // The session starts shortly before the mutation settles.
  if (isLoggedIn && !isSubmitting)
    return (
      <Panel title="Log in">
        <AlreadyLoggedIn />
      </Panel>
    );
  return (
    <Panel title="Log in" aside={<AgentBenefits />}>
      <Form
        initialValues={{ email: '', password: '' }}
        schema={loginSchema}
        status={<RequestErrorMessage error={error} />}
        onSubmit={submit}
      >
        <EmailField name="email" label="Email" autoComplete="username" />
        <PasswordField name="password" label="Password" enterKeyHint="go" />
        <SubmitButton busy="Logging in…">Log in</SubmitButton>
      </Form>
      <PanelLinks aria-label="Other ways in">
        <PanelLink to="/forgot">Forgot password?</PanelLink>
        <PanelLink to="/signup">Create an account</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
