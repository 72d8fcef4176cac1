import { CACHE_KINDS, CACHE_LIMITS, MAX_AGE_DAYS, type CacheKind } from './cache-config.ts';
import { deleteEntries, entryNames, evictableEntries } from './cache-entries.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const lastCounts = new Map<CacheKind, number>();

/** Evicts what exceeds the limit. Reads the whole cache, so it runs only at first and after every fifth of the limit. */
export async function evictSurplus(kind: CacheKind): Promise<void> {
  const limit = CACHE_LIMITS[kind];
  const count = (await entryNames(kind)).length;
  if (count <= (lastCounts.get(kind) ?? -limit) + limit / 5) return;
  lastCounts.set(kind, count);
  const entries = await evictableEntries(kind);
  const oldest = Date.now() - MAX_AGE_DAYS * DAY_MS;
  const surplus = entries.filter(
    ({ viewedAt }, index) => index < entries.length - limit || viewedAt < oldest,
  );
  await deleteEntries(kind, surplus);
  lastCounts.set(kind, count - surplus.length);
}

/** Evicts the least recently viewed quarter of every cache. @returns whether anything was evicted */
export async function evictOldest(): Promise<boolean> {
  const evicted = await Promise.all(CACHE_KINDS.map(evictQuarter));
  return evicted.some(Boolean);
}

async function evictQuarter(kind: CacheKind): Promise<boolean> {
  const entries = await evictableEntries(kind);
  await deleteEntries(kind, entries.slice(0, Math.ceil(entries.length / 4)));
  return entries.length > 0;
}
