import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to where the reading goes on once more has come: the first new item of the list. Gives what to call
 * when more is asked for, with the number of items that are shown.
 * @param loaded how many there are in all
 */
export function useReadOn(list: RefObject<HTMLElement | null>, loaded: number): (shown: number) => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined) return;
    const item = list.current?.children[from.current];
    from.current = undefined;
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [list, loaded]);
  return (shown) => {
    from.current = shown;
  };
}
