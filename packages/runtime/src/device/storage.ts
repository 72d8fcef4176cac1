/** Values by key that the browser could not store. They last as long as the page. */
const inMemory = new Map<string, string | null>();

/** Reads from `localStorage`; null if the key is absent, or storage is blocked or missing, as on a server. */
export function readItem(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes to `localStorage`, or removes a key with null.
 * @returns false if storage is full or blocked: the value then lasts as long as the page
 */
export function writeItem(key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, value);
    return false;
  }
}

/** Calls back when a key changes; in this tab, on a window event of the same name. @returns function that unsubscribes */
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
