import { lazy, Suspense } from 'react';
import { useLockedCount, useSessionEnded } from '@naija/runtime';

const Nothing = () => null;
// The next page may have it: the one that is shown is not to fail for a notice.
const SessionBar = lazy(() => import('./SessionBar.tsx').catch(() => ({ default: Nothing })));

/** Says that the session has ended, and to whoever comes later too, what waits for its agent to log in again. */
export function SessionNotice() {
  const ended = useSessionEnded();
  const locked = useLockedCount();
  return (
    (ended || locked > 0) && (
      <Suspense>
        <SessionBar key={String(locked > 0)} ended={ended} locked={locked} />
      </Suspense>
    )
  );
}
