import { useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { useAgent } from '@naija/runtime';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NewLink } from './NewLink.tsx';
import { Verified } from './Verified.tsx';

/** Tells a new agent what to do with the mail that is on its way to them. */
export default function VerifyPage() {
  const { email } = useAgent();
  const [verified, setVerified] = useState(false);
  if (verified) return <Verified />;
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
      <NewLink title="No mail?" />
      <Ways aria-label="Other pages">
        <Way to="/login">Log in</Way>
        <Way to="/signup">Wrong address? Sign up again</Way>
      </Ways>
    </Panel>
  );
}
