import { readStored, forget, store, storedKeys } from '../storage.ts';

const PREFIX = 'naija:importing:';

/**
 * Marks that a release is being brought to life. If the page does not live to end the mark, because the release loops
 * or brings the browser down, the next page finds it.
 * @param id of the release
 * @param term milliseconds after which the mark ends by itself: time does not pass for a page that loops
 * @returns ends the mark
 */
export function markImport(id: string, term: number): () => void {
  const key = PREFIX + String(Math.random());
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, term);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    forget(key);
  });
  globalThis.addEventListener('pagehide', end, { signal });
  store(key, id);
  holdLock(key, signal);
  return end;
}

/** Held while this page lives, however busy it is: so other tabs know that the mark is no remains of a dead one. */
function holdLock(name: string, signal: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const ended = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
      if (signal.aborted) resolve();
    });
  navigator.locks.request(name, ended).catch(() => undefined); // Without it the mark tells a little less.
}

/** The ids of releases whose import no page survived; each is told once. */
export async function deadlyImports(): Promise<string[]> {
  const marks = storedKeys(PREFIX);
  if (marks.length === 0) return [];
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : [];
  const dead = marks.filter((key) => held.every(({ name }) => name !== key));
  return dead.flatMap((key) => {
    const id = readStored(key);
    forget(key);
    return typeof id === 'string' ? [id] : [];
  });
}
