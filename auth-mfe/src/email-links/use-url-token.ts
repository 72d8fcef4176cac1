import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
