type Area = 'localStorage' | 'sessionStorage';

/** A stored JSON value; undefined where it is absent, malformed, or storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is full or blocked. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

export function removeStored(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing is stored either.
  }
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
