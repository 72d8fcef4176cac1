import { photoId } from '@naija/contracts/domain/photos';
import { cacheName, VIEWED_AT_HEADER, type CacheKind } from './cache-config.ts';
import { cacheKeyOf } from './cache-key.ts';
import { cachedRecords } from './cached-records.ts';
import { putState, readState } from '../state.ts';

const KEY = 'saved-agents';

/** Ids of the visitor's favourites, as a page last posted them. */
export async function favouriteIds(): Promise<readonly string[]> {
  const ids = await readState(KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export function setFavouriteIds(ids: readonly string[]): Promise<void> {
  return putState(KEY, ids);
}

interface CacheEntry {
  readonly name: string;
  readonly requests: readonly Request[];
  /** Milliseconds since 1970. */
  readonly viewedAt: number;
}

export async function evictableEntries(kind: CacheKind): Promise<CacheEntry[]> {
  const [cache, pinned] = await Promise.all([caches.open(cacheName(kind)), pinnedEntries(kind)]);
  const entries = [...byEntry(await cache.keys())].filter(([name]) => !pinned.has(name));
  const dated = entries.map(async ([name, requests]) => ({
    name,
    requests,
    viewedAt: await lastView(cache, requests),
  }));
  return (await Promise.all(dated)).sort((one, other) => one.viewedAt - other.viewedAt);
}

export async function entryNames(kind: CacheKind): Promise<string[]> {
  const cache = await caches.open(cacheName(kind));
  return [...byEntry(await cache.keys()).keys()];
}

export async function deleteEntries(kind: CacheKind, entries: readonly CacheEntry[]): Promise<void> {
  const cache = await caches.open(cacheName(kind));
  await Promise.all(entries.flatMap(({ requests }) => requests.map((request) => cache.delete(request))));
}

function byEntry(requests: readonly Request[]): Map<string, Request[]> {
  const entries = new Map<string, Request[]>();
  for (const request of requests) {
    const name = cacheKeyOf(new URL(request.url))?.entry ?? request.url;
    entries.set(name, [...(entries.get(name) ?? []), request]);
  }
  return entries;
}

async function lastView(cache: Cache, requests: readonly Request[]): Promise<number> {
  const responses = await Promise.all(requests.map((request) => cache.match(request)));
  return Math.max(...responses.map((response) => Number(response?.headers.get(VIEWED_AT_HEADER) ?? 0)));
}

/** Names of entries that are never evicted: favourites, and photos of all cached agents. */
async function pinnedEntries(kind: CacheKind): Promise<ReadonlySet<string | undefined>> {
  if (kind === 'agents') return new Set(await favouriteIds());
  if (kind !== 'photos') return new Set();
  return new Set((await cachedRecords()).map(({ agent }) => photoId(agent.image ?? '')));
}
