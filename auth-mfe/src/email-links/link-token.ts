import { useEffect, useState, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '@naija/ui';

/** True if the server reports that a mailed link was used before. */
export function isUsedLink(error: unknown): boolean {
  return statusOf(error) === 410;
}

/** True if the server would refuse the same token again. */
export function isDeadLink(error: unknown): boolean {
  return [400, 409, 410, 422].includes(Number(statusOf(error)));
}

/** The `token` parameter of a mailed link, removed from the address bar and the history at once. */
export function useUrlToken(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim());
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token === '' ? undefined : token;
}

/** Sends the token of a mailed link when the page opens, and only once, although strict mode runs effects twice. */
export function useSendToken(token: string | undefined, send: (args: () => string) => unknown): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (token === undefined || isSent.current) return;
    isSent.current = true;
    send(() => token);
  }, [token, send]);
}
