import { useEffect, useRef, useState } from 'react';

/** Whether columns do not fit, and whether there are some after those in view. */
export function useHiddenColumns() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isMore, setMore] = useState(false);
  const look = () => {
    if (!scroller.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = scroller.current;
    setCut(scrollWidth > clientWidth);
    setMore(scrollWidth - clientWidth - scrollLeft > 1);
  };
  useEffect(() => {
    look();
    globalThis.addEventListener('resize', look);
    return () => {
      globalThis.removeEventListener('resize', look);
    };
  });
  return { scroller, isCut, isMore, look };
}
