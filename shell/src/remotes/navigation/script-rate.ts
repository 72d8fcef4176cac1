import { readStored, writeStored } from '../../browser/storage.ts';
import { MAX_CHANGES, MAX_LOADS } from './thresholds.ts';

const KEY = 'naija:script-loads';

/** Times in milliseconds since 1970 of the pages that scripts opened, while the visitor did nothing. */
let changes: number[] = [];

/** Counts a page that a script opens, and tells whether there are so many that it is a loop. */
export function isTooOften(isSameDocument: boolean): boolean {
  const { count, withinMs } = isSameDocument ? MAX_CHANGES : MAX_LOADS;
  const now = Date.now();
  const known = isSameDocument ? changes : readStored(KEY, 'sessionStorage');
  const recent = (Array.isArray(known) ? (known as number[]) : []).filter((at) => now - at < withinMs);
  recent.push(now);
  // Counted anew afterwards, or the next release would be at fault.
  const next = recent.length > count ? [] : recent;
  if (isSameDocument) changes = next;
  else writeStored(KEY, next, 'sessionStorage');
  return next !== recent;
}
