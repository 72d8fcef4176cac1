import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first item added after the returned function was called, or its link, unless the focus was moved. */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const requested = useRef<{ readonly count: number; readonly from: Element | null }>(undefined);
  useEffect(() => {
    if (!requested.current || count <= requested.current.count) return;
    const { count: first, from } = requested.current;
    requested.current = undefined;
    const { activeElement, body } = document;
    // Headings and the slot for the shell are not items.
    const item = list.current?.querySelectorAll(':scope > :not([data-invitation-slot], [data-heading])')[
      first
    ];
    const target = item?.querySelector('a') ?? item;
    if ((activeElement === from || activeElement === body) && target instanceof HTMLElement)
      target.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    requested.current = { count, from: document.activeElement };
  };
}
