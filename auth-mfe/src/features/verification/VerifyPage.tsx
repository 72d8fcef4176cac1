import { useState } from 'react';
import { useAgent } from '@naija/runtime';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { Sentence } from '../../panel/Sentence.tsx';
import { VerificationCodeForm } from './CodeForm.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { rememberVerified } from '../../email-links/verified-here.ts';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

const TEXT = AUTH_MESSAGES.verification;

/** `/verify`: what to do with the verification mail after signing up, the same for an address that has an account. */
export default function VerifyPage() {
  const { email } = useAgent();
  const [isVerified, setVerified] = useState(false);
  if (isVerified) return <VerificationSucceeded />;
  return (
    <Panel title={TEXT.title}>
      <p>{TEXT.created}</p>
      <p>
        <Sentence text={TEXT.sentTo}>
          {email === undefined ? TEXT.yourEmail : <strong>{email}</strong>}
        </Sentence>
      </p>
      <p>{TEXT.registered}</p>
      <VerificationCodeForm
        onVerified={() => {
          rememberVerified(undefined);
          setVerified(true);
        }}
      />
      <ResendVerification title={AUTH_MESSAGES.resend.missing} hint={AUTH_MESSAGES.resend.spam} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.logIn}</PanelLink>
        <PanelLink to="/signup">{TEXT.wrongEmail}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
