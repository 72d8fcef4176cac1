import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Changes the query of the address in place; the page stays, and so does where the visitor looks. */
export type ChangeQuery = (edit: (query: URLSearchParams) => void, how: { replace: boolean }) => void;

/** The query of the page's address, and how to change it. An entry of the history is added unless one is replaced. */
export function usePageQuery(): readonly [URLSearchParams, ChangeQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback<ChangeQuery>(
    (edit, { replace }) => {
      const query = new URLSearchParams(latest.current);
      edit(query);
      // The router may show the new address a moment later; a second change builds upon the first.
      latest.current = query.size === 0 ? '' : `?${query.toString()}`;
      void navigate({ search: latest.current }, { replace });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}
