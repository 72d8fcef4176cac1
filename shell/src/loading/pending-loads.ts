export type LoadKind = 'code' | 'data';

let codeLoads = 0;
let isDataPending = false;
let isMutating = false;
const listeners = new Set<() => void>();

/** Counts the promise as a load of code until it settles. @returns the same promise */
export function trackCode<T>(load: Promise<T>): Promise<T> {
  codeLoads += 1;
  emit();
  const settle = () => {
    codeLoads -= 1;
    emit();
  };
  load.then(settle, settle);
  return load;
}

export function setDataPending(isPending: boolean): void {
  if (isPending === isDataPending) return;
  isDataPending = isPending;
  emit();
}

export function setSending(isPending: boolean): void {
  isMutating = isPending;
}

export function isSending(): boolean {
  return isMutating;
}

export function isLoading(kind: LoadKind): boolean {
  return kind === 'code' ? codeLoads > 0 : isDataPending;
}

export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies in a microtask, because loads also begin while React renders. */
function emit(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
