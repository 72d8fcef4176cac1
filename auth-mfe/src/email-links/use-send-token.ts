import { useEffect, useRef } from 'react';

/** Sends the token of a mailed link as the page opens; once, though strict mode runs effects twice. */
export function useSendToken(token: string | undefined, send: (args: () => string) => unknown): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (token === undefined || isSent.current) return;
    isSent.current = true;
    send(() => token);
  }, [token, send]);
}
