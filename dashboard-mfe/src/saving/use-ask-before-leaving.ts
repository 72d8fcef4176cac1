import { useEffect } from 'react';

/** Lets the browser ask before the page is left, while something stands there that is kept nowhere else. */
export function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [asks]);
}
