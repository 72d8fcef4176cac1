import { Suspense, useEffect, useState } from 'react';
import { lazyNotice } from '../../lazy-notice.ts';
import { LEAK_EVENT } from './leak-event.ts';

const ReloadBar = lazyNotice(() => import('../../ReloadBar.tsx').then((part) => part.ReloadBar));

/** Offers a page without the release that leaks in this one. */
export function LeakNotice() {
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
