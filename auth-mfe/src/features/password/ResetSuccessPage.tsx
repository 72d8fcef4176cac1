import { LIMITS } from '@naija/contracts/domain/limits';
import { useAgent } from '@naija/runtime';
import { AskForLink } from '../../links/AskForLink.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';

/** Tells that a reset link is on its way, and what to do where it does not come. */
export default function ResetSuccessPage() {
  const { email } = useAgent();
  const [ask] = useAuthForgotPasswordMutation();
  const address = email === undefined ? 'your email address' : <strong>{email}</strong>;
  return (
    <Panel title="Check your email">
      <p>
        A reset link was sent to {address}, if there is an account for it. It works once, within{' '}
        {LIMITS.resetLinkHours} hour.
      </p>
      <p>No mail after a few minutes? Look among the spam, or have it sent again.</p>
      <AskForLink email={email} call={ask} />
      <Ways aria-label="Other ways in">
        <Way to="/login">Back to log in</Way>
        <Way to="/forgot">Use another address</Way>
      </Ways>
    </Panel>
  );
}
