import { readStored, removeStored, storedKeys, writeStored } from '../../storage.ts';

export const VISIBLE_PREFIX = 'naija:shown:';

export interface OrphanedMark {
  readonly key: string;
  readonly id: string;
}

/** Stores a mark until `ending` is aborted; that of a page that crashes stays behind. */
export function setMark(key: string, id: string, ending: AbortSignal): void {
  ending.addEventListener('abort', () => {
    removeStored(key);
  });
  writeStored(key, id);
  holdLock(key, ending);
}

/** Browsers release a Web Lock when its page dies, so a held one tells other tabs that the mark is not orphaned. */
function holdLock(name: string, signal: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const ended = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
      if (signal.aborted) resolve();
    });
  navigator.locks.request(name, ended).catch(() => undefined); // The mark then counts in other tabs too.
}

/** Removes and returns the marks with this prefix whose pages crashed. */
export async function orphanedMarks(prefix: string): Promise<OrphanedMark[]> {
  const marks = storedKeys(prefix);
  if (marks.length === 0) return [];
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : [];
  const orphaned = marks.filter((key) => held.every(({ name }) => name !== key));
  return orphaned.flatMap((key) => {
    const id = readStored(key);
    removeStored(key);
    return typeof id === 'string' ? [{ key, id }] : [];
  });
}
