export interface CacheBounds {
  maxEntries: number;
  maxBytes: number;
}

interface Sized {
  /** Bytes. */
  readonly size: number;
}

export interface BoundedCache<Entry extends Sized> {
  get: (key: string) => Entry | undefined;
  set: (key: string, entry: Entry) => void;
  delete: (key: string) => void;
}

/** Each worker needs the most requested entries, so a smaller share would make it compute them repeatedly */
const MIN_SHARE = 1 / 8;

/** Returns the bounds of one of several processes on a machine, each of which caches the same. */
export function sharedBounds({ maxEntries, maxBytes }: CacheBounds, workers = 1): CacheBounds {
  const share = Math.max(1 / workers, MIN_SHARE);
  return { maxEntries: Math.ceil(maxEntries * share), maxBytes: Math.ceil(maxBytes * share) };
}

/** Creates a cache that evicts the least recently used entry. An entry larger than all bytes is not stored. */
export function createBoundedCache<Entry extends Sized>({
  maxEntries,
  maxBytes,
}: CacheBounds): BoundedCache<Entry> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let newest = '';
  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || key === newest) return entry;
      newest = key;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, entry) {
      remove(key);
      if (entry.size > maxBytes) return;
      newest = key;
      entries.set(key, entry);
      bytes += entry.size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
