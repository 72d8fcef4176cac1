import { useEffect, useState } from 'react';
import { onLogoutQuestion, type LogoutAnswer, type Unsent } from '@naija/runtime';
import type { Elements } from '@naija/ui';
import type { LogoutDialog } from './LogoutDialog.tsx';

interface Asked {
  readonly Question: typeof LogoutDialog;
  readonly unsent: Unsent;
  readonly follow: (onCount: (unsent: Unsent) => void) => () => void;
  readonly answered: (answer: LogoutAnswer) => void;
}

/** Asks an agent who logs out with unsent changes whether to keep or delete them. */
export function LogoutQuestion(): Elements {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      onLogoutQuestion(async (unsent, follow) => {
        const loaded = await import('./LogoutDialog.tsx').catch(() => undefined);
        if (!loaded) return 'keep';
        return new Promise((answered) => {
          setAsked({ Question: loaded.LogoutDialog, unsent, follow, answered });
        });
      }),
    [],
  );
  const follow = asked?.follow;
  useEffect(
    () =>
      follow?.((unsent) => {
        setAsked((current) => current && { ...current, unsent });
      }),
    [follow],
  );
  if (!asked) return null;
  const { Question, unsent, answered } = asked;
  return (
    <Question
      unsent={unsent}
      onAnswer={(answer) => {
        setAsked(undefined);
        answered(answer);
      }}
    />
  );
}
