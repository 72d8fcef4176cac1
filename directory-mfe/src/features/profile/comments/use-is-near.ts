import { useEffect, useState, type RefObject } from 'react';

/** A flick of the thumb away from the screen. */
const ROOT_MARGIN = '400px 0px';

/** True once an element has been on the screen, or close to it; soon in browsers that cannot tell. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (!('IntersectionObserver' in globalThis)) {
      queueMicrotask(() => {
        setIsNear(true);
      });
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear, element]);
  return isNear;
}
