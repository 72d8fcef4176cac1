import type { Location } from 'react-router-dom';

/** What tells one entry of the tab's history from another. */
export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'hash'>;

/** A name for an entry. The router's key alone would not do: all entries that it did not make itself share one. */
export function entryName({ key, pathname, hash }: HistoryEntry): string {
  return `${key} ${pathname}${hash}`;
}

/** The element that the hash of an address names, if it is there. */
export function hashTarget(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id); // A stray % in a mistyped address.
  }
}
