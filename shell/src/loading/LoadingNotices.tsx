import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ProgressBar } from '@naija/ui';
import { laterPart } from '../later/later-part.ts';
import { SHELL_MESSAGES } from '../words/messages.ts';
import { isLoading, onLoadingChange, type LoadKind } from './pending-loads.ts';

/** Shorter loads show no bar, which would only flicker. */
const BAR_DELAY_MS = 300;
const SLOW_MS = 8_000;
/** Bridges the moment between the code of a page and its first data. */
const HOLD_MS = 150;

const CODE_AND_DATA: readonly LoadKind[] = ['code', 'data'];
/** A page reports slow data itself. */
const CODE: readonly LoadKind[] = ['code'];

const SlowBanner = laterPart(() => import('./SlowBanner.tsx').then((part) => part.SlowBanner));

export function LoadingBar() {
  const isShown = useLoadingLongerThan(BAR_DELAY_MS, CODE_AND_DATA);
  return isShown && <ProgressBar label={SHELL_MESSAGES.loading.label} />;
}

export function SlowNotice() {
  return (
    useLoadingLongerThan(SLOW_MS, CODE) && (
      <Suspense fallback={<p role="status">{SHELL_MESSAGES.loading.slow}</p>}>
        <SlowBanner />
      </Suspense>
    )
  );
}

/** Turns true once a load of one of these kinds takes longer than the delay. */
function useLoadingLongerThan(delayMs: number, kinds: readonly LoadKind[]): boolean {
  const active = useSyncExternalStore(
    onLoadingChange,
    () => kinds.some(isLoading),
    () => false,
  );
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (active === isLong) return;
    const timer = setTimeout(
      () => {
        setIsLong(active);
      },
      active ? delayMs : HOLD_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [active, isLong, delayMs]);
  return isLong;
}
