import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const HEADING_TIMEOUT_MS = 10_000;

/**
 * Focuses the heading of a new page, or after Back the link that was followed. Does nothing on the first page or after
 * a change of the query.
 * @param first the path of the first page
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, first: string): void {
  const { pathname, key } = useLocation();
  const shown = useRef(first);
  const followed = useFollowedLinks(main, key);
  const follow = useEffectEvent((element: HTMLElement) => followHeading(element, followed.current.get(key)));
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    return follow(main.current);
  }, [pathname, main]);
}

/** The `href` attribute of the last link clicked on the page of each history entry. */
function useFollowedLinks(main: RefObject<HTMLElement | null>, key: string) {
  const followed = useRef(new Map<string, string>());
  // A layout effect, because a click may come before other effects run and would be recorded for the previous entry.
  useLayoutEffect(() => {
    const record = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (typeof href === 'string') followed.current.set(key, href);
    };
    const element = main.current;
    element?.addEventListener('click', record, true);
    return () => {
      element?.removeEventListener('click', record, true);
    };
  }, [main, key]);
  return followed;
}

/**
 * Focuses the link with this address, if there is one, or else the `h1`, even if they arrive later or are replaced,
 * unless the visitor has moved the focus.
 */
export function followHeading(main: HTMLElement, href = ''): () => void {
  let focused: Element | undefined;
  const follow = () => {
    const link = [...main.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    const target = link ?? main.querySelector('h1');
    if (!target || target === focused) return;
    const { activeElement } = document;
    const isFocusLost =
      activeElement === null || activeElement === document.body || activeElement === focused;
    if (focused && !isFocusLost) return;
    if (target !== link) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) focused = target;
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
