import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useInterest } from '../interest/use-interest.ts';
import { useHeadingFocus } from './heading-focus.ts';
import type { HistoryEntry } from './scroll-positions.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

interface NavigationProps {
  readonly main: RefObject<HTMLElement | null>;
  /** Location of the first page; the visitor may have followed a link since. */
  readonly first: Location;
}

/** Moves focus and scroll position on navigation, and counts visits of profiles. */
export function Navigation({ main, first }: NavigationProps) {
  useHeadingFocus(main, first.pathname);
  useScrollRestoration(first);
  useInterest();
  useServedHead(first.pathname);
  return null;
}

/** Elements that describe the page that the server has sent. */
const SERVED_HEAD =
  'link[rel=canonical],meta[name=description],meta[name=robots],meta[property^="og:"],meta[name^="twitter:"],[type="application/ld+json"]';

/** Removes the description of the first page once another one is open. Browsers share the canonical address. */
function useServedHead(first: string): void {
  const { pathname } = useLocation();
  // The server renders this as well.
  const [served] = useState(() =>
    typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(SERVED_HEAD)],
  );
  useEffect(() => {
    if (pathname === first) return;
    for (const element of served)
      // Elements of pages belong to React.
      if (!Object.keys(element).some((key) => key.startsWith('__react'))) element.remove();
  }, [pathname, first, served]);
}

/**
 * Starts a new page at its top. Back, Forward and a reload restore the scroll position.
 * @param first the entry of the first page
 */
export function useScrollRestoration(first: HistoryEntry): void {
  const [restoration] = useState(() => new ScrollRestoration());
  const location = useLocation();
  useLayoutEffect(() => {
    // The browser would scroll before the content arrives.
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
  // Mobile browsers discard hidden pages without firing `pagehide`.
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, save, { signal });
  return () => {
    watching.abort();
  };
}
