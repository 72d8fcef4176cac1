import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@naija/ui';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { ConfirmRestore } from './ConfirmRestore.tsx';
import { restoreTexts } from './restore-texts.ts';
import { EmailRestored } from './EmailRestored.tsx';

/** `/restore-email?token=…` and `/restore-phone?token=…`, the links that undo a change of either. Opening it sends nothing, as mail scanners open links. */
export default function RestoreEmailPage() {
  const texts = restoreTexts(useLocation().pathname);
  const token = useUrlToken();
  const [resetToken, setResetToken] = useState<string>();
  if (resetToken !== undefined) return <EmailRestored texts={texts} resetToken={resetToken} />;
  return (
    <Panel title={texts.title}>
      {token === undefined ? (
        <>
          <p>{AUTH_MESSAGES.links.incomplete}</p>
          <ButtonLink $variant="secondary" to="/login">
            {texts.toLogin}
          </ButtonLink>
        </>
      ) : (
        <ConfirmRestore texts={texts} token={token} onRestored={setResetToken} />
      )}
    </Panel>
  );
}
