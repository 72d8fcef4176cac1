import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { followHeading } from './follow-heading.ts';

/** After a change of page the focus goes to the new page's heading; not on the first page, nor for another query. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    return followHeading(main.current);
  }, [pathname, main]);
}
