import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first item that was added to a list after more were asked for: the button that asked may
 * be gone, and a reader goes on where the new ones begin.
 * @param count items in the list
 */
export function useFocusFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAfter = useRef<number>(undefined);
  useEffect(() => {
    const before = expectedAfter.current;
    if (before === undefined || count <= before) return;
    expectedAfter.current = undefined;
    const item = list.current?.children[before];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    expectMore: () => {
      expectedAfter.current = count;
    },
  };
}
