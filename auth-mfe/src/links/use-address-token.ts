import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of the link that was opened. It is taken out of the address bar and the history at once. */
export function useAddressToken(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim());
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token === '' ? undefined : token;
}
