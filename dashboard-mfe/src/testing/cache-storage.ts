import { afterEach, beforeEach, vi } from 'vitest';

/** Provides each test of a file with an empty cache storage, which jsdom lacks. @returns the stored texts by cache and key */
export function mockCacheStorage(): () => Promise<Record<string, string>> {
  let stored = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()]),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
    };
  };
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('caches', {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      match: (key: string, { cacheName }: { cacheName: string }) =>
        Promise.resolve(stored.get(cacheName)?.get(key)?.clone()),
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return async () => {
    const texts = [...stored].flatMap(([name, entries]) =>
      [...entries].map(async ([key, response]) => [`${name} ${key}`, await response.clone().text()] as const),
    );
    return Object.fromEntries(await Promise.all(texts));
  };
}
