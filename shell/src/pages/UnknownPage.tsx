import { useEffect, useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';
import { PageLoading } from '../loading/PageLoading.tsx';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';
import { askForPage } from '../remotes/ask-for-page.ts';
import { Recovery } from '../remotes/Recovery.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

interface Props {
  readonly pathname: string;
  readonly onFound: () => void;
}

/** Shown at a path of no known remote. Only the server knows whether another remote has it. */
export function UnknownPage({ pathname, onFound }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'asking' | 'missing' | Error>('asking');
  useEffect(() => {
    let isCurrent = true;
    askForPage(pathname).then(
      (isFound) => {
        if (!isCurrent) return;
        if (isFound) onFound();
        else setState('missing');
      },
      (error: unknown) => {
        if (isCurrent) setState(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, attempt, onFound]);
  if (state === 'asking') return <PageLoading />;
  if (state === 'missing') return <NotFoundPage />;
  return (
    <Recovery>
      <ErrorPanel
        title={LAZY_MESSAGES.unknownPage}
        message={MESSAGES.locationOffline}
        detail={state.message}
        onRetry={() => {
          setState('asking');
          setAttempt((count) => count + 1);
        }}
      />
    </Recovery>
  );
}
