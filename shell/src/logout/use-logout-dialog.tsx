import { useEffect, useState, type ReactNode } from 'react';
import { onLogoutQuestion, type LogoutAnswer, type Unsent } from '@naija/runtime';
import type { LogoutDialog } from './LogoutDialog.tsx';

interface Asked {
  readonly Question: typeof LogoutDialog;
  readonly unsent: Unsent;
  readonly answered: (answer: LogoutAnswer) => void;
}

/** The logout dialog, opened wherever an agent logs out with unsent changes. */
export function useLogoutDialog(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      onLogoutQuestion(async (unsent) => {
        const loaded = await import('./LogoutDialog.tsx').catch(() => undefined);
        // Without the dialog nothing is deleted.
        if (!loaded) return 'keep';
        return new Promise((answered) => {
          setAsked({ Question: loaded.LogoutDialog, unsent, answered });
        });
      }),
    [],
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
