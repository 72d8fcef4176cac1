import { useNavigate } from 'react-router-dom';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { rememberAgent } from '@naija/runtime';
import { EmailField, Form, RequestErrorMessage, SubmitButton, useSubmit } from '@naija/ui';
import { toRequestError } from '../../request-error.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';
import { PASSWORD_MESSAGES } from './messages.ts';

/** `/forgot`: requests a password reset link. */
export default function ForgotPage() {
  const navigate = useNavigate();
  const [requestReset] = useAuthForgotPasswordMutation();
  const { error, submit } = useSubmit(requestReset, toRequestError, ({ user }) => {
    rememberAgent(user);
    void navigate('/reset-success');
  });
  return (
    <Panel title={PASSWORD_MESSAGES.forgot}>
      <p>{PASSWORD_MESSAGES.intro}</p>
      <Form
        initialValues={{ email: '' }}
        schema={forgotPasswordSchema}
        status={<RequestErrorMessage error={error} />}
        onSubmit={submit}
      >
        <EmailField
          name="email"
          label={AUTH_MESSAGES.fields.email}
          autoComplete="username"
          enterKeyHint="send"
        />
        <SubmitButton busy={AUTH_MESSAGES.resend.busy}>{PASSWORD_MESSAGES.submitEmail}</SubmitButton>
      </Form>
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
        <PanelLink to="/signup">{AUTH_MESSAGES.links.signUp}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
