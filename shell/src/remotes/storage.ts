type Area = 'localStorage' | 'sessionStorage';

/** What is kept under a key, parsed; nothing where that is absent, damaged or forbidden. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON. Storage that is full or forbidden is no reason to fail: the page does without. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // What is kept only ever helps.
  }
}

/** Removes what is kept under a key. */
export function forget(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}

/** All keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
