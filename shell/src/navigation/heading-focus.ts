import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const HEADING_TIMEOUT_MS = 10_000;

/** Focuses the heading of a new page; not of the first one, nor after a change of the query. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    return followHeading(main.current);
  }, [pathname, main]);
}

/** Focuses the `h1`, also one that arrives later or is replaced, unless the visitor has moved the focus. */
export function followHeading(main: HTMLElement): () => void {
  let focused: Element | undefined;
  const follow = () => {
    const heading = main.querySelector('h1');
    if (!heading || heading === focused) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (focused && !isFocusLost) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) focused = heading;
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  follow();
  const timer = setTimeout(() => {
    observer.disconnect();
  }, HEADING_TIMEOUT_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
