import { useSyncExternalStore } from 'react';

const KEY = 'naija:lite';
/** Of the window: Lite mode was switched in this tab. Other tabs hear of it from the storage. */
const CHANGE = 'naija:lite';

/** Not in every browser, nor all of it. */
type Connection = Partial<EventTarget> & { readonly saveData?: boolean };

/** True where the visitor has chosen Lite mode in the app. */
export function isLite(): boolean {
  try {
    return globalThis.localStorage.getItem(KEY) === 'on';
  } catch {
    return false; // Storage is forbidden, or there is none: on a server.
  }
}

/** Switches Lite mode on or off, in every tab. */
export function setLite(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    return; // A choice that cannot be kept is not made: the switch shows so.
  }
  dispatchEvent(new Event(CHANGE));
}

/** True where data is to be spared: in Lite mode, or with the browser's own data saver (`Save-Data`). */
export function isFrugal(): boolean {
  return isLite() || connection()?.saveData === true;
}

/** Calls back when `isFrugal` may have changed, until the function it returns is called. */
export function onFrugalChange(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  const line = connection();
  addEventListener(CHANGE, changed);
  addEventListener('storage', stored);
  line?.addEventListener?.('change', changed);
  return () => {
    removeEventListener(CHANGE, changed);
    removeEventListener('storage', stored);
    line?.removeEventListener?.('change', changed);
  };
}

/** `isFrugal` as state. */
export function useIsFrugal(): boolean {
  return useSyncExternalStore(onFrugalChange, isFrugal, never);
}

/** `isLite` as state. */
export function useIsLite(): boolean {
  return useSyncExternalStore(onFrugalChange, isLite, never);
}

function never(): boolean {
  return false;
}

function connection(): Connection | undefined {
  return typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { connection?: Connection }).connection;
}
