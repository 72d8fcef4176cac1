import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { Button } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';

const TEXT = AUTH_MESSAGES.restore;

/** Confirms that the old address is back. The account has no password until a new one is set. */
export function EmailRestored({ resetToken }: { readonly resetToken: string }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button has unmounted, and the focus was on it.
    button.current?.focus();
  }, []);
  return (
    <Panel title={TEXT.done}>
      <p role="status">{translateText(MESSAGES.emailRestored)}</p>
      <p>{TEXT.setPassword}</p>
      <Button
        ref={button}
        $variant="primary"
        onClick={() => {
          void navigate(`/set-password?token=${encodeURIComponent(resetToken)}`, { replace: true });
        }}
      >
        {TEXT.toPassword}
      </Button>
    </Panel>
  );
}
