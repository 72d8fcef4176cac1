import { useLayoutEffect, type RefObject } from 'react';

/** Moves the keyboard focus to the page when an element with the focus is removed; otherwise it would move to the top. */
export function useFocusReturn(removed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = removed.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus();
    };
  }, [removed]);
}
