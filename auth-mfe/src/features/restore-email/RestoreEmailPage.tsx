import { useState } from 'react';
import { ButtonLink } from '@naija/ui';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { ConfirmRestore } from './ConfirmRestore.tsx';
import { EmailRestored } from './EmailRestored.tsx';

const TITLE = 'Keep your email address';

/** `/restore-email?token=…`, the link that undoes an email change. Opening it sends nothing, as mail scanners open links. */
export default function RestoreEmailPage() {
  const token = useUrlToken();
  const [resetToken, setResetToken] = useState<string>();
  if (resetToken !== undefined) return <EmailRestored resetToken={resetToken} />;
  return (
    <Panel title={TITLE}>
      {token === undefined ? (
        <>
          <p>{AUTH_MESSAGES.incompleteLink}.</p>
          <ButtonLink $variant="secondary" to="/login">
            Go to the login
          </ButtonLink>
        </>
      ) : (
        <ConfirmRestore token={token} onRestored={setResetToken} />
      )}
    </Panel>
  );
}
