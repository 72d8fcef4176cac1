import { useAgent } from '@naija/runtime';
import { ResendLinkForm } from '../../email-links/ResendLinkForm.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { Sentence } from '../../panel/Sentence.tsx';
import { useAuthForgotPasswordMutation } from './password-api.ts';

const TEXT = AUTH_MESSAGES.password;

/** `/reset-success`: confirms that a reset link was sent, and sends another on request. */
export default function ResetSuccessPage() {
  const { email } = useAgent();
  const [requestReset] = useAuthForgotPasswordMutation();
  return (
    <Panel title={TEXT.sent}>
      <p>
        <Sentence text={TEXT.sentTo}>
          {email === undefined ? TEXT.yourEmail : <strong>{email}</strong>}
        </Sentence>
      </p>
      <p>
        {AUTH_MESSAGES.resend.missing} {AUTH_MESSAGES.resend.spam}
      </p>
      <ResendLinkForm email={email} trigger={requestReset} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
        <PanelLink to="/forgot">{TEXT.otherEmail}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
