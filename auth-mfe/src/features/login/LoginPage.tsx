import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deletionDueOn, namedIn } from '@naija/contracts/domain/messages';
import { loginSchema } from '@naija/contracts/schemas/login';
import { useIsLoggedIn } from '@naija/runtime';
import {
  EmailField,
  Form,
  PasswordField,
  RequestErrorMessage,
  showToast,
  SubmitButton,
  useSubmit,
} from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { AgentBenefits } from '../../panel/AgentBenefits.tsx';
import { RedirectNotice, AlreadyLoggedIn } from '../../panel/InsteadOfForm.tsx';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { toLoginError } from '../../request-error.ts';
import { useAuthLoginMutation } from './login-api.ts';
import { redirectPathAfterLogin } from './redirect-path.ts';

const TEXT = AUTH_MESSAGES.login;

/** `/login` */
export default function LoginPage() {
  const { search } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const [login] = useAuthLoginMutation();
  const [redirectPath, setRedirectPath] = useState<string>();
  const { isSubmitting, error, submit } = useSubmit(login, toLoginError, (user) => {
    setRedirectPath(redirectPathAfterLogin(user, search));
    showToast(TEXT.success, { kind: 'success' });
  });

  // The next submit cancels the deletion of the account. For another account it has no effect.
  const isLeaving = error?.code === 'deletion_due';
  const shown = isLeaving ? { ...error, message: deletionMessage(error.message) } : error;
  if (redirectPath !== undefined)
    return (
      <Panel title={TEXT.done}>
        <RedirectNotice to={redirectPath} />
      </Panel>
    );
  // The session starts shortly before the mutation settles.
  if (isLoggedIn && !isSubmitting)
    return (
      <Panel title={TEXT.title}>
        <AlreadyLoggedIn />
      </Panel>
    );
  return (
    <Panel title={TEXT.title} aside={<AgentBenefits />}>
      <Form
        initialValues={{ email: '', password: '' }}
        schema={loginSchema}
        status={<RequestErrorMessage error={shown} />}
        onSubmit={(values, form) => submit(isLeaving ? { ...values, keepAccount: true } : values, form)}
      >
        <EmailField name="email" label={AUTH_MESSAGES.fields.email} autoComplete="username" />
        <PasswordField name="password" label={AUTH_MESSAGES.fields.password} enterKeyHint="go" />
        <SubmitButton busy={TEXT.busy}>{isLeaving ? TEXT.keep : TEXT.submit}</SubmitButton>
      </Form>
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/forgot">{TEXT.forgot}</PanelLink>
        <PanelLink to="/signup">{AUTH_MESSAGES.links.signUp}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}

/**
 * Translates the server's message about an account that will be deleted.
 * @param message the message with the day; other texts are returned unchanged
 */
export function deletionMessage(message: string): string {
  const day = namedIn(message, deletionDueOn);
  return day === undefined ? message : AUTH_MESSAGES.login.deletionDue(day);
}
