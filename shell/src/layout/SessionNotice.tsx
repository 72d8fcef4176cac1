import { lazy, Suspense } from 'react';
import { useLockedCount, useSessionEnded } from '@naija/runtime';

const Nothing = () => null;
// A notice that cannot be loaded must not fail the page.
const SessionBar = lazy(() => import('./SessionBar.tsx').catch(() => ({ default: Nothing })));

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
