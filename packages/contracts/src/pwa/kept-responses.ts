import { CACHED_AT_HEADER, type CachedResponse } from '../http/cached-response.ts';

/** Prefix of caches that a logout deletes. A digest of the session's token follows, so that no other session reads them. */
const PREFIX = 'naija-private-dashboard-';
/** Maximum number of entries, more than an agent opens; the oldest are evicted first. */
const MAX_ENTRIES = 100;

/** The session whose private responses are kept. */
export interface KeepingSession {
  readonly token: string;
  /** True while it goes on; asked again after each step, because a logout may come between. */
  readonly isCurrent: () => boolean | Promise<boolean>;
}

/** Stores a body for a session, unless that has ended. Never rejects: without storage nothing is kept. */
export async function keepResponse(
  session: KeepingSession,
  key: string,
  body: string | Blob,
  savedAt = new Date().toISOString(),
): Promise<void> {
  try {
    const name = await cacheNameOf(session.token);
    const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
    // Other caches belong to a later session if this one has ended.
    if (!(await session.isCurrent())) return;
    await Promise.all(others.map((other) => caches.delete(other)));
    const cache = await caches.open(name);
    await cache.put(key, new Response(body, { headers: { [CACHED_AT_HEADER]: savedAt } }));
    const [oldest, ...rest] = await cache.keys();
    if (oldest && rest.length >= MAX_ENTRIES) await cache.delete(oldest);
    // A logout may have deleted the cache before this response was written to it.
    if (!(await session.isCurrent())) await caches.delete(name);
  } catch {
    // Storage is full or refused.
  }
}

/** The kept response of a session that has not ended; undefined if there is none. */
export async function findKept(session: KeepingSession, key: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(key, { cacheName: await cacheNameOf(session.token) });
    return (await session.isCurrent()) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The data of a kept response, with its time. */
export async function readKept(kept: Response): Promise<CachedResponse> {
  const savedAt = kept.headers.get(CACHED_AT_HEADER) ?? '';
  return { ...((await kept.json()) as object), savedAt };
}

/** Adds the data of another response to a kept one. Without `savedAt` it keeps its time, that of its oldest part. */
export async function amendKept(
  session: KeepingSession,
  key: string,
  changes: CachedResponse & Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = await findKept(session, key);
  if (!kept) return;
  const { savedAt, ...data } = { ...(await readKept(kept)), ...changes };
  await keepResponse(session, key, JSON.stringify(data), savedAt);
}

async function cacheNameOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const bytes = Array.from(new Uint8Array(digest, 0, 16));
  return PREFIX + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
