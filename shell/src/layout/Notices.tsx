import { Suspense, useEffect, useState } from 'react';
import { useLockedCount, useSessionEnded } from '@naija/runtime';
import { LEAK_EVENT } from '../browser/page-events.ts';
import { lazyNotice } from '../later/lazy-notice.ts';
import { InstallSlot } from '../pwa/install/InstallSlot.tsx';
import { useUpdateOffer } from '../pwa/worker/update-offer.ts';
import { NewProfileNotice } from './NewProfileNotice.tsx';

const SessionBar = lazyNotice(() => import('./SessionBar.tsx').then((part) => part.SessionBar));
const ReloadBar = lazyNotice(() => import('../components/ReloadBar.tsx').then((part) => part.ReloadBar));

export function Notices() {
  return (
    <>
      <SessionNotice />
      <NewProfileNotice />
      <InstallSlot />
      <UpdateNotice />
      <LeakNotice />
    </>
  );
}

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

function UpdateNotice() {
  const reload = useUpdateOffer();
  return (
    reload && (
      <Suspense>
        <ReloadBar reason="update" reload={reload} />
      </Suspense>
    )
  );
}

/** Offers a reload, which excludes the release that leaks in this page. */
function LeakNotice() {
  const [isLeaking, setLeaking] = useState(false);
  useEffect(() => {
    const onLeak = () => {
      setLeaking(true);
    };
    document.addEventListener(LEAK_EVENT, onLeak);
    return () => {
      document.removeEventListener(LEAK_EVENT, onLeak);
    };
  }, []);
  return (
    isLeaking && (
      <Suspense>
        <ReloadBar reason="leak" reload={reload} />
      </Suspense>
    )
  );
}

function reload(): void {
  globalThis.location.reload();
}
