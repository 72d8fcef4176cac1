import { useSyncExternalStore } from 'react';

let accept: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Tells the visitor that a new version is ready.
 * @param reload what the visitor may choose to do; the last one told counts
 */
export function offerUpdate(reload: () => void): void {
  accept = reload;
  for (const listener of listeners) listener();
}

/** What brings the new version into this page; undefined while there is none. */
export function useUpdate(): (() => void) | undefined {
  return useSyncExternalStore(listen, offered);
}

function offered(): (() => void) | undefined {
  return accept;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
