import { useEffect, useState, useSyncExternalStore } from 'react';
import { isLoading, onLoadingChange, type LoadKind } from './pending-loads.ts';

/** Bridges the moment between the code of a page and its first data. */
const HOLD_MS = 150;

/** True once something of these kinds has been loading for so long. */
export function useLoadingLongerThan(delayMs: number, kinds: readonly LoadKind[]): boolean {
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
