import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Paging {
  /** How many pages there are by now; undefined before the first. */
  readonly pages: number | undefined;
  /** There is a next page, and nothing is under way nor has failed. */
  readonly canLoad: boolean;
  readonly loadMore: () => void;
}

/**
 * Remembers for each entry of the history how many pages the visitor had asked for, and asks for as many again after
 * a reload, so that Back leads to the place it left from.
 */
export function useKeptPages({ pages, canLoad, loadMore }: Paging): void {
  const { key, pathname, search } = useLocation();
  const entry = `agent-pages ${key} ${pathname}${search}`;
  useEffect(() => {
    if (pages === undefined) return;
    if (canLoad && pages < keptPages(entry)) loadMore();
    else if (pages > keptPages(entry)) keepPages(entry, pages);
  });
}

function keptPages(entry: string): number {
  try {
    return Number(sessionStorage.getItem(entry) ?? 1);
  } catch {
    return 1; // Storage is blocked: the list begins with its first page.
  }
}

function keepPages(entry: string, pages: number): void {
  try {
    sessionStorage.setItem(entry, String(pages));
  } catch {
    // As above.
  }
}
