import { LIMITS } from '@naija/contracts/domain/limits';
import { useAgent } from '@naija/runtime';
import { ResendLinkForm } from '../../email-links/ResendLinkForm.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';

/** `/reset-success`: confirms that a reset link was sent, and sends another on request. */
export default function ResetSuccessPage() {
  const { email } = useAgent();
  const [requestReset] = useAuthForgotPasswordMutation();
  const address = email === undefined ? 'your email address' : <strong>{email}</strong>;
  return (
    <Panel title="Check your email">
      <p>
        A reset link was sent to {address}, if there is an account for it. It works once, within{' '}
        {LIMITS.resetLinkHours} hour.
      </p>
      <p>No mail after a few minutes? Look among the spam, or have it sent again.</p>
      <ResendLinkForm email={email} trigger={requestReset} />
      <PanelLinks aria-label="Other ways in">
        <PanelLink to="/login">Back to log in</PanelLink>
        <PanelLink to="/forgot">Use another address</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
