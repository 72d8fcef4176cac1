import { useState } from 'react';
import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import { useAgent } from '@naija/runtime';
import { CodeForm, EmailField } from '@naija/ui';
import { rememberVerified } from '../../email-links/verified-here.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { Sentence } from '../../panel/Sentence.tsx';
import { toRequestError } from '../../request-error.ts';
import { VERIFICATION_MESSAGES } from './messages.ts';
import { ResendVerification } from './ResendVerification.tsx';
import { useAuthVerifyCodeMutation } from './verification-api.ts';
import { VerificationSucceeded } from './VerificationSucceeded.tsx';

/** `/verify`: instructions for the verification mail after a sign-up. They are the same if the address already has an account. */
export default function VerifyPage() {
  const { email } = useAgent();
  const [isVerified, setVerified] = useState(false);
  if (isVerified) return <VerificationSucceeded />;
  return (
    <Panel title={VERIFICATION_MESSAGES.title}>
      <p>{VERIFICATION_MESSAGES.created}</p>
      <p>
        <Sentence text={VERIFICATION_MESSAGES.sentTo}>
          {email === undefined ? VERIFICATION_MESSAGES.yourEmail : <strong>{email}</strong>}
        </Sentence>
      </p>
      <p>{VERIFICATION_MESSAGES.registered}</p>
      <VerificationCodeForm
        onVerified={() => {
          rememberVerified(undefined);
          setVerified(true);
        }}
      />
      <ResendVerification title={AUTH_MESSAGES.resend.missing} hint={AUTH_MESSAGES.resend.spam} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.logIn}</PanelLink>
        <PanelLink to="/signup">{VERIFICATION_MESSAGES.wrongEmail}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}

/** Verifies by the code of the mail, since a mailed link opens in the browser and not in the installed app. */
function VerificationCodeForm({ onVerified }: { readonly onVerified: () => void }) {
  const { email } = useAgent();
  const [verify] = useAuthVerifyCodeMutation();
  return (
    <CodeForm
      schema={verifyCodeSchema}
      initialValues={{ email: email ?? '', code: '' }}
      send={verify}
      toError={toRequestError}
      onSuccess={onVerified}
      texts={{
        label: VERIFICATION_MESSAGES.code,
        hint: VERIFICATION_MESSAGES.codeHint,
        submit: VERIFICATION_MESSAGES.submit,
        busy: VERIFICATION_MESSAGES.busy,
      }}
    >
      {email === undefined && (
        <EmailField name="email" label={AUTH_MESSAGES.fields.email} autoComplete="username" />
      )}
    </CodeForm>
  );
}
