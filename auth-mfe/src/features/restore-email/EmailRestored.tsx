import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Button } from '@naija/ui';
import { Panel } from '../../panel/Panel.tsx';

/** Confirms that the old address is back. The account has no password until a new one is set. */
export function EmailRestored({ resetToken }: { readonly resetToken: string }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button has unmounted, and the focus was on it.
    button.current?.focus();
  }, []);
  return (
    <Panel title="Your address is back">
      <p role="status">{MESSAGES.emailRestored}</p>
      <p>
        Now set a new password, within {LIMITS.resetLinkHours} hour: the one of before does not work any more.
        Later you can do it with “Forgot password”.
      </p>
      <Button
        ref={button}
        $variant="primary"
        onClick={() => {
          void navigate(`/set-password?token=${encodeURIComponent(resetToken)}`, { replace: true });
        }}
      >
        Set a new password
      </Button>
    </Panel>
  );
}
