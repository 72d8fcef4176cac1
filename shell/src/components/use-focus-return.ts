import { useLayoutEffect, type RefObject } from 'react';

/** Keyboard focus that was in an element when it is removed continues in the page, not at its top. */
export function useFocusReturn(removed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = removed.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus();
    };
  }, [removed]);
}
