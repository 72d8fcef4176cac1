import type { Location } from 'react-router-dom';

export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'hash'>;

/** With path and hash, because entries that the router did not create share the key 'default'. */
export function entryKey({ key, pathname, hash }: HistoryEntry): string {
  return `${key} ${pathname}${hash}`;
}

/** Whether the page was opened by a reload, Back or Forward. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** @returns false where the page is not high enough yet */
export function scrollIfHighEnough(top: number): boolean {
  if (document.documentElement.scrollHeight - innerHeight < top - 1 && top > 0) return false;
  scrollTo({ top, behavior: 'instant' });
  return true;
}
