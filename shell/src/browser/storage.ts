type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored JSON value; undefined if it is absent or malformed, or if storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing if storage is full or blocked. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeStored(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {}
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
