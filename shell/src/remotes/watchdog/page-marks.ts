import { readStored, removeStored, storedKeys, writeStored } from '../../browser/storage.ts';

const PREFIX = 'naija:importing:';

/**
 * Marks a release until its import ends, the page is hidden or left, or `maxMs` pass, which never happens in a page
 * that loops. A hidden page may be ended by the system, which is no fault.
 */
export function markImport(id: string, maxMs: number): () => void {
  const key = PREFIX + String(Math.random());
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, maxMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  globalThis.addEventListener('pagehide', end, { signal });
  const endIfHidden = () => {
    if (document.visibilityState === 'hidden') end();
  };
  document.addEventListener('visibilitychange', endIfHidden, { signal });
  setMark(key, id, signal);
  return end;
}

export async function crashedImports(): Promise<string[]> {
  return (await orphanedMarks(PREFIX)).map(({ id }) => id);
}

export const VISIBLE_PREFIX = 'naija:shown:';

/**
 * A page sets its mark and its lock one after the other, and storage and locks reach other tabs at different times. A
 * mark counts as orphaned only if it has no lock after this many milliseconds.
 */
const RECHECK_MS = 500;

interface OrphanedMark {
  readonly key: string;
  readonly id: string;
}

/** Stores a mark until `ending` is aborted. The mark of a crashed page stays behind. */
export function setMark(key: string, id: string, ending: AbortSignal): void {
  ending.addEventListener('abort', () => {
    removeStored(key);
  });
  writeStored(key, id);
  holdLock(key, ending).catch(() => undefined); // If the lock is refused, the mark also counts in other tabs.
}

/** Browsers release a Web Lock when its page dies, so a held lock shows other tabs that the mark is not orphaned. */
async function holdLock(name: string, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return;
  const ended = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
      if (signal.aborted) resolve();
    });
  await navigator.locks.request(name, ended);
}

/**
 * Removes and returns the marks with this prefix whose pages crashed. Must be called before this page sets one of its
 * own.
 */
export async function orphanedMarks(prefix: string): Promise<OrphanedMark[]> {
  const suspects = await withoutLock(storedKeys(prefix));
  if (suspects.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
  const orphaned = await withoutLock(suspects);
  return orphaned.flatMap((key) => {
    const id = readStored(key);
    removeStored(key);
    return typeof id === 'string' ? [{ key, id }] : [];
  });
}

async function withoutLock(keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0 || !('locks' in navigator)) return keys;
  const { held = [], pending = [] } = await navigator.locks.query();
  return keys.filter((key) => [...held, ...pending].every(({ name }) => name !== key));
}
