import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { LEAK_EVENT } from './leak-event.ts';

const Nothing = () => null;
// A notice that cannot be loaded must not fail the page.
const LeakBar = lazy<ComponentType>(() => import('./LeakBar.tsx').catch(() => ({ default: Nothing })));

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
        <LeakBar />
      </Suspense>
    )
  );
}
