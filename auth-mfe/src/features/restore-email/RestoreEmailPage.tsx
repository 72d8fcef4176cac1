import { useState } from 'react';
import { ButtonLink } from '@naija/ui';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { ConfirmRestore } from './ConfirmRestore.tsx';
import { EmailRestored } from './EmailRestored.tsx';

const TEXT = AUTH_MESSAGES.restore;

/** `/restore-email?token=…`, the link that undoes an email change. Opening it sends nothing, as mail scanners open links. */
export default function RestoreEmailPage() {
  const token = useUrlToken();
  const [resetToken, setResetToken] = useState<string>();
  if (resetToken !== undefined) return <EmailRestored resetToken={resetToken} />;
  return (
    <Panel title={TEXT.title}>
      {token === undefined ? (
        <>
          <p>{AUTH_MESSAGES.links.incomplete}</p>
          <ButtonLink $variant="secondary" to="/login">
            {TEXT.toLogin}
          </ButtonLink>
        </>
      ) : (
        <ConfirmRestore token={token} onRestored={setResetToken} />
      )}
    </Panel>
  );
}
