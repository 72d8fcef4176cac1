import { useEffect, useMemo, useRef } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';

/** Runs a callback once nothing has been typed for a while. A click on a link cancels it. */
export function useDebounce() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The current page stays until the next one has loaded, and would restore its own address.
    const cancelAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current);
    };
    document.addEventListener('click', cancelAtLink, { capture: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', cancelAtLink, { capture: true });
    };
  }, []);
  return useMemo(
    () => ({
      cancel() {
        clearTimeout(timer.current);
      },
      start(callback: () => void) {
        clearTimeout(timer.current);
        timer.current = setTimeout(callback, LIMITS.searchDebounceMs);
      },
    }),
    [],
  );
}
