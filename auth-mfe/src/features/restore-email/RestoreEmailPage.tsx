import { useState, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { translateText } from '@naija/runtime';
import { ButtonLink, Button } from '@naija/ui';
import { useUrlToken } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { ConfirmRestore, restoreTexts, type RestoreTexts } from './ConfirmRestore.tsx';

/**
 * `/restore-email?token=…` and `/restore-phone?token=…`, the links that undo a change. Opening them sends nothing, because mail
 * scanners open links.
 */
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

interface EmailRestoredProps {
  readonly texts: RestoreTexts;
  readonly resetToken: string;
}

/** Confirms that the old address or number is restored. The account has no password until the agent sets a new one. */
function EmailRestored({ texts, resetToken }: EmailRestoredProps) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button has unmounted, and the focus was on it.
    button.current?.focus();
  }, []);
  return (
    <Panel title={texts.done}>
      <p role="status">{translateText(texts.restored)}</p>
      <p>{texts.setPassword}</p>
      <Button
        ref={button}
        $variant="primary"
        onClick={() => {
          void navigate(`/set-password?token=${encodeURIComponent(resetToken)}`, { replace: true });
        }}
      >
        {texts.toPassword}
      </Button>
    </Panel>
  );
}
