import type { Location } from 'react-router-dom';
import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'naija:scroll';
const MAX_ENTRIES = 100;

export function readPositions(): Map<string, number> {
  const stored = readStored(KEY, 'sessionStorage');
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
}

export function writePositions(positions: ReadonlyMap<string, number>): void {
  writeStored(KEY, [...positions].slice(-MAX_ENTRIES), 'sessionStorage');
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'hash'>;

/** The key includes path and hash, because entries that the router did not create share the key 'default'. */
export function entryKey({ key, pathname, hash }: HistoryEntry): string {
  return `${key} ${pathname}${hash}`;
}

export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** @returns false if the page is not high enough yet */
export function scrollIfHighEnough(top: number): boolean {
  if (document.documentElement.scrollHeight - innerHeight < top - 1 && top > 0) return false;
  scrollTo({ top, behavior: 'instant' });
  return true;
}

/**
 * Scrolls to the position at which the visitor left this page. The browser does not, once the shell has restored
 * scrolling itself.
 */
export function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual' || !isReturn()) return;
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
  const { pathname, hash } = globalThis.location;
  const position = readPositions().get(entryKey({ key, pathname, hash }));
  if (position !== undefined) scrollIfHighEnough(position);
}
