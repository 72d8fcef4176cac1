import { useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { useAgent } from '@naija/runtime';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

/** `/verify`: what to do with the verification mail after signing up. */
export default function VerifyPage() {
  const { email } = useAgent();
  const [isVerified, setVerified] = useState(false);
  if (isVerified) return <VerificationSucceeded />;
  return (
    <Panel title="Verify your email">
      <p>
        A verification link was sent to{' '}
        {email === undefined ? 'your email address' : <strong>{email}</strong>}. Open it within{' '}
        {LIMITS.verificationLinkHours} hours, or enter the code of the mail here.
      </p>
      <CodeForm
        onVerified={() => {
          setVerified(true);
        }}
      />
      <ResendVerification title="No mail?" />
      <PanelLinks aria-label="Other pages">
        <PanelLink to="/login">Log in</PanelLink>
        <PanelLink to="/signup">Wrong address? Sign up again</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
