import { useEffect, useState, type RefObject } from 'react';

/** How far outside of the screen something counts as near: a flick of the thumb away. */
const MARGIN = '400px 0px';

/** True once an element has been on the screen, or close to it. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [near, element]);
  return near;
}
