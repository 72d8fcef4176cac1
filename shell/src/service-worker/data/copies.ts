import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { put } from '../put.ts';
import { cacheOf, type Place } from './shelves.ts';
import { VIEWED_AT } from './things.ts';
import { tidyUp } from './tidy-up.ts';

/** Of an answer, what its copy keeps. */
const KEPT_HEADERS = ['content-type', 'etag'];

/** The saved copy of an answer, with when the server gave it in `CACHED_AT_HEADER`. */
export async function findCopy({ shelf, key }: Place): Promise<Response | undefined> {
  return (await caches.open(cacheOf(shelf))).match(key);
}

/**
 * Saves what the server has just answered, or confirmed.
 * Rebuilt: what a browser notes on an answer beside its headers would be kept as well.
 */
export async function saveCopy(place: Place, answer: Response): Promise<void> {
  await write(place, answer, new Date().toISOString());
  await tidyUp(place.shelf);
}

/** Notes that a saved copy was looked at. */
export async function noteViewed(place: Place, copy: Response): Promise<void> {
  await write(place, copy, copy.headers.get(CACHED_AT_HEADER) ?? '');
}

/** Drops a copy of what the server no longer has. */
export async function dropCopy({ shelf, key }: Place): Promise<void> {
  await (await caches.open(cacheOf(shelf))).delete(key);
}

/** The headers of an answer that its copy keeps as well. */
export function keptHeaders({ headers }: Response): Headers {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Headers(kept);
}

/** A copy that cannot be kept, or whose body breaks off, is none: nothing depends on it. */
async function write({ shelf, key }: Place, answer: Response, savedAt: string): Promise<void> {
  const headers = keptHeaders(answer);
  headers.set(CACHED_AT_HEADER, savedAt);
  headers.set(VIEWED_AT, String(Date.now()));
  const copy = new Response(answer.body, { headers });
  await put(await caches.open(cacheOf(shelf)), key, copy).catch(() => undefined);
}
