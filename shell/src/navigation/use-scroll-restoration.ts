import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryEntry } from './scroll-positions.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

/**
 * A new page starts at its top; Back, Forward and a reload restore the scroll position.
 * @param first the entry of the first page
 */
export function useScrollRestoration(first: HistoryEntry): void {
  const [restoration] = useState(() => new ScrollRestoration());
  const location = useLocation();
  useLayoutEffect(() => {
    // The browser would scroll before the content has arrived.
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    restoration.show(first);
  }, [restoration, first]);
  useLayoutEffect(() => {
    restoration.show(location);
  }, [restoration, location]);
  useEffect(() => recordScrolling(restoration), [restoration]);
}

function recordScrolling(restoration: ScrollRestoration): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const save = () => {
    restoration.save();
  };
  addEventListener(
    'scroll',
    () => {
      restoration.record(scrollY);
    },
    { signal, passive: true },
  );
  // Mobile browsers discard hidden pages without `pagehide`.
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, save, { signal });
  return () => {
    watching.abort();
  };
}
