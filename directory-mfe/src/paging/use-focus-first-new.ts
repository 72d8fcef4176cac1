import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the first item that is added after the returned function was called, where the reading goes on:
 * to its link, or to the item itself, which then needs a `tabIndex`. Unless it was moved elsewhere in the meantime.
 */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const asked = useRef<{ readonly count: number; readonly from: Element | null }>(undefined);
  useEffect(() => {
    if (!asked.current || count <= asked.current.count) return;
    const { count: first, from } = asked.current;
    asked.current = undefined;
    const { activeElement, body } = document;
    const item = list.current?.children[first];
    const target = item?.querySelector('a') ?? item;
    if ((activeElement === from || activeElement === body) && target instanceof HTMLElement)
      target.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    asked.current = { count, from: document.activeElement };
  };
}
