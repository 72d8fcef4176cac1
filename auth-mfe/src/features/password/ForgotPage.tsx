import { useNavigate } from 'react-router-dom';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { rememberAgent } from '@naija/runtime';
import { EmailField, Form, SubmitButton } from '@naija/ui';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useSend } from '../../calls/use-send.ts';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';

/** For an agent who does not know the password any more. */
export default function ForgotPage() {
  const navigate = useNavigate();
  const [ask] = useAuthForgotPasswordMutation();
  const { failure, send } = useSend(ask, ({ user }) => {
    rememberAgent(user);
    void navigate('/reset-success');
  });
  return (
    <Panel title="Forgot Password">
      <p>Tell us the address of your account, and we send you a link to set a new password.</p>
      <Form
        initialValues={{ email: '' }}
        schema={forgotPasswordSchema}
        status={<FailureWords failure={failure} />}
        onSubmit={send}
      >
        <EmailField name="email" label="Email" autoComplete="username" enterKeyHint="send" />
        <SubmitButton busy="Sending…">Send reset link</SubmitButton>
      </Form>
      <Ways aria-label="Other ways in">
        <Way to="/login">Back to log in</Way>
        <Way to="/signup">Create an account</Way>
      </Ways>
    </Panel>
  );
}
