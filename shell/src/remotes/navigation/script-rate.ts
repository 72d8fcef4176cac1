import { readStored, writeStored } from '../../browser/storage.ts';

interface Rate {
  readonly count: number;
  readonly withinMs: number;
}

/**
 * Pages of the app that a script opens without input of the visitor. A page opens up to three when it loads (for
 * parameters in its address, or for logged-in agents); two pages that redirect to each other open hundreds.
 */
export const MAX_CHANGES: Rate = { count: 10, withinMs: 10_000 };

/**
 * Documents that a script loads without input of the visitor. The product itself loads one, after an update. On the
 * slowest devices we support a page loads in 10 s.
 */
export const MAX_LOADS: Rate = { count: 5, withinMs: 60_000 };

const KEY = 'naija:script-loads';

/** Times in milliseconds since 1970 of the pages that scripts opened without input of the visitor. */
let changes: number[] = [];

/** Counts a page that a script opens. @returns whether there are so many that it is a loop */
export function countNavigation(isSameDocument: boolean): boolean {
  const { count, withinMs } = isSameDocument ? MAX_CHANGES : MAX_LOADS;
  const now = Date.now();
  const known = isSameDocument ? changes : readStored(KEY, 'sessionStorage');
  const recent = (Array.isArray(known) ? (known as number[]) : []).filter((at) => now - at < withinMs);
  recent.push(now);
  // The count starts again, or the next release would be blamed.
  const next = recent.length > count ? [] : recent;
  if (isSameDocument) changes = next;
  else writeStored(KEY, next, 'sessionStorage');
  return next !== recent;
}
