import { useContext, useSyncExternalStore, createContext } from 'react';
import { onItemChange, readItem, writeItem } from './storage.ts';

/** True if the server rendered the page for data saver; the browser uses it until the page is hydrated. */
export const RenderedLite = createContext(false);

/** Key in `localStorage`, and name of the window event fired when it changes in this tab. */
const LITE = 'naija:lite';

/** The Network Information API, which not all browsers have. */
type Connection = Partial<EventTarget> & { readonly saveData?: boolean };

export function isLite(): boolean {
  return readItem(LITE) === 'on';
}

export function setLite(on: boolean): void {
  writeItem(LITE, on ? 'on' : null);
  dispatchEvent(new Event(LITE));
}

/** True in Lite mode or with the browser's data saver (`Save-Data`). */
export function isDataSaverOn(): boolean {
  return isLite() || connection()?.saveData === true;
}

/** Calls back when `isDataSaverOn` may have changed. @returns function that unsubscribes */
export function onDataSaverChange(onChange: () => void): () => void {
  const unsubscribe = onItemChange(LITE, onChange);
  const network = connection();
  network?.addEventListener?.('change', onChange);
  return () => {
    unsubscribe();
    network?.removeEventListener?.('change', onChange);
  };
}

export function useIsDataSaverOn(): boolean {
  const isRenderedLite = useContext(RenderedLite);
  return useSyncExternalStore(onDataSaverChange, isDataSaverOn, () => isRenderedLite);
}

export function useIsLite(): boolean {
  return useSyncExternalStore(onDataSaverChange, isLite, () => false);
}

function connection(): Connection | undefined {
  return (globalThis as { navigator?: { connection?: Connection } }).navigator?.connection;
}
