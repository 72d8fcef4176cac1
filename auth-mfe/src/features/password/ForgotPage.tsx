import { useNavigate } from 'react-router-dom';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { rememberAgent } from '@naija/runtime';
import { EmailField, Form, SubmitButton, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';

/** `/forgot`: requests a password reset link. */
export default function ForgotPage() {
  const navigate = useNavigate();
  const [requestReset] = useAuthForgotPasswordMutation();
  const { error, submit } = useSubmit(requestReset, toRequestError, ({ user }) => {
    rememberAgent(user);
    void navigate('/reset-success');
  });
  return (
    <Panel title="Forgot Password">
      <p>Tell us the address of your account, and we send you a link to set a new password.</p>
      <Form
        initialValues={{ email: '' }}
        schema={forgotPasswordSchema}
        status={<RequestErrorMessage error={error} />}
        onSubmit={submit}
      >
        <EmailField name="email" label="Email" autoComplete="username" enterKeyHint="send" />
        <SubmitButton busy="Sending…">Send reset link</SubmitButton>
      </Form>
      <PanelLinks aria-label="Other ways in">
        <PanelLink to="/login">Back to log in</PanelLink>
        <PanelLink to="/signup">Create an account</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
