import { useAgent } from '@naija/runtime';
import { ResendLinkForm } from '../../email-links/ResendLinkForm.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { Sentence } from '../../panel/Sentence.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';
import { PASSWORD_MESSAGES } from './messages.ts';

/** `/reset-success`: confirms that a reset link was sent, and sends another on request. */
export default function ResetSuccessPage() {
  const { email } = useAgent();
  const [requestReset] = useAuthForgotPasswordMutation();
  return (
    <Panel title={PASSWORD_MESSAGES.sent}>
      <p>
        <Sentence text={PASSWORD_MESSAGES.sentTo}>
          {email === undefined ? PASSWORD_MESSAGES.yourEmail : <strong>{email}</strong>}
        </Sentence>
      </p>
      <p>
        {AUTH_MESSAGES.resend.missing} {AUTH_MESSAGES.resend.spam}
      </p>
      <ResendLinkForm email={email} trigger={requestReset} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
        <PanelLink to="/forgot">{PASSWORD_MESSAGES.otherEmail}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
