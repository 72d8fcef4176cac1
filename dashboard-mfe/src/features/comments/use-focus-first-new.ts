import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first new item after more items were loaded. Call the returned function on "show more", with the
 * number of items shown.
 * @param loadedCount how many items are loaded, shown or not
 */
export function useFocusFirstNew(
  list: RefObject<HTMLElement | null>,
  loadedCount: number,
): (shownCount: number) => void {
  const index = useRef<number>(undefined);
  useEffect(() => {
    if (index.current === undefined) return;
    const item = list.current?.children[index.current];
    index.current = undefined;
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [list, loadedCount]);
  return (shownCount) => {
    index.current = shownCount;
  };
}
