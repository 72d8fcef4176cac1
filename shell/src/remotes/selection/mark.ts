import { forget, readStored, store, storedKeys } from '../storage.ts';

/** What a page left behind that did not live to end it. */
export interface DeadMark {
  readonly key: string;
  /** Of the release that was marked. */
  readonly id: string;
}

/**
 * Marks a release in this browser's storage. If the page does not live to end the mark, the next page finds it.
 * @param key of this one mark
 * @param ending ends the mark
 */
export function setMark(key: string, id: string, ending: AbortSignal): void {
  ending.addEventListener('abort', () => {
    forget(key);
  });
  store(key, id);
  holdLock(key, ending);
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

/** The marks with this beginning that no page lived to end; each is told once. */
export async function deadMarks(prefix: string): Promise<DeadMark[]> {
  const marks = storedKeys(prefix);
  if (marks.length === 0) return [];
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : [];
  const dead = marks.filter((key) => held.every(({ name }) => name !== key));
  return dead.flatMap((key) => {
    const id = readStored(key);
    forget(key);
    return typeof id === 'string' ? [{ key, id }] : [];
  });
}
