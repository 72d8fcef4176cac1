/** Reads from `localStorage`; null where the key is absent or storage is blocked or missing, as on a server. */
export function readItem(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to `localStorage`, or removes a key with null. @returns false where storage is full or blocked */
export function writeItem(key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when a key changes, in this tab by an event of the same name. @returns unsubscribes */
export function onItemChange(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when all storage is cleared.
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener(key, onChange);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(key, onChange);
    removeEventListener('storage', onStorage);
  };
}
