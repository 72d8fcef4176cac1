import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Paging {
  readonly pages: number | undefined;
  /** There is a next page, nothing is pending, and nothing has failed. */
  readonly canLoad: boolean;
  readonly loadMore: () => void;
}

/** Stores the number of loaded pages for each history entry, and loads as many again after a reload. */
export function useRestoredPages({ pages, canLoad, loadMore }: Paging): void {
  const { key, pathname, search } = useLocation();
  const entry = `agent-pages ${key} ${pathname}${search}`;
  useEffect(() => {
    if (pages === undefined) return;
    if (canLoad && pages < readPages(entry)) loadMore();
    else if (pages > readPages(entry)) storePages(entry, pages);
  });
}

function readPages(entry: string): number {
  try {
    return Number(sessionStorage.getItem(entry) ?? 1);
  } catch {
    return 1; // Storage is blocked: only the first page is loaded.
  }
}

function storePages(entry: string, pages: number): void {
  try {
    sessionStorage.setItem(entry, String(pages));
  } catch {
    // Storage is blocked.
  }
}
