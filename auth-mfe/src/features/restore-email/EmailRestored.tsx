import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { translateText } from '@naija/runtime';
import { Button } from '@naija/ui';
import { Panel } from '../../panel/Panel.tsx';
import type { RestoreTexts } from './restore-texts.ts';

interface EmailRestoredProps {
  readonly texts: RestoreTexts;
  readonly resetToken: string;
}

/** Confirms that the old address or number is back. The account has no password until a new one is set. */
export function EmailRestored({ texts, resetToken }: EmailRestoredProps) {
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
