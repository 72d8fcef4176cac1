import { useSyncExternalStore } from 'react';

let accept: (() => void) | undefined;
const listeners = new Set<() => void>();

export function offerUpdate(onAccept: () => void): void {
  accept = onAccept;
  for (const listener of listeners) listener();
}

export function useUpdateOffer(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, currentOffer, () => undefined);
}

function currentOffer(): (() => void) | undefined {
  return accept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
