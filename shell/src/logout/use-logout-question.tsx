import { useEffect, useState, type ReactNode } from 'react';
import { onLogoutQuestion, type LogoutAnswer, type Unsent } from '@naija/runtime';
import type { LogoutQuestion } from './LogoutQuestion.tsx';

interface Asked {
  readonly Question: typeof LogoutQuestion;
  readonly unsent: Unsent;
  readonly answered: (answer: LogoutAnswer) => void;
}

/** Stands by to ask, wherever an agent logs out, what becomes of that which was not sent. */
export function useLogoutQuestion(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      onLogoutQuestion(async (unsent) => {
        const loaded = await import('./LogoutQuestion.tsx').catch(() => undefined);
        // Without the question nothing is removed.
        if (!loaded) return 'keep';
        return new Promise((answered) => {
          setAsked({ Question: loaded.LogoutQuestion, unsent, answered });
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
