import { useEffect } from 'react';

/** Has the browser ask before the page is closed or reloaded, while what it shows or holds is stored nowhere else. */
export function useConfirmBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const confirm = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', confirm);
    return () => {
      globalThis.removeEventListener('beforeunload', confirm);
    };
  }, [isUnsaved]);
}
