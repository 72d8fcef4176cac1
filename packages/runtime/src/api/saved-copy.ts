import { SAVED_AT_HEADER, SAVED_ONLY_HEADER, type SavedCopy } from '@naija/contracts/http/saved-copy';

/**
 * An answer together with what its headers say of a saved copy. It is part of the data, so that it comes and goes
 * with it: the cache takes an old and a new answer of the same content for one.
 */
export function withOrigin(data: unknown, headers: Headers | undefined): unknown {
  const savedAt = headers?.get(SAVED_AT_HEADER);
  if (!savedAt || typeof data !== 'object' || data === null) return data;
  const origin: SavedCopy = headers?.has(SAVED_ONLY_HEADER) ? { savedAt, savedOnly: true } : { savedAt };
  return { ...data, ...origin };
}

/** What is to be said of answers, or of the pages of a list: that of the oldest saved copy among them, if there is one. */
export function originOf(data: unknown): SavedCopy {
  return partsOf(data)
    .filter(({ savedAt }) => savedAt !== undefined)
    .reduce((oldest, part) => (isOlder(part, oldest) ? part : oldest), {});
}

function partsOf(data: unknown): readonly SavedCopy[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'pages' in data && Array.isArray(data.pages) ? (data.pages as SavedCopy[]) : [data];
}

function isOlder({ savedAt = '' }: SavedCopy, { savedAt: oldest }: SavedCopy): boolean {
  return oldest === undefined || savedAt < oldest;
}
