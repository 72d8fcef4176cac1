import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  PAGE_PARAMS,
  listPath,
  readFilters,
  readLaterPage,
  SEARCH_PARAM,
  searchText,
  type LaterPage,
} from '@naija/contracts/domain/list-query';

/** Edits the query string without navigating to another page; the list that it leads to begins with its first page. */
export type ChangeQuery = (edit: (query: URLSearchParams) => void, options: { replace: boolean }) => void;

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
      for (const name of PAGE_PARAMS) query.delete(name);
      edit(query);
      // The router may update later; a second change builds upon the first.
      latest.current = query.size === 0 ? '' : `?${query.toString()}`;
      void navigate({ search: latest.current }, { replace });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}

/** The page with which the list of this address begins, unless it is the first, and the path of another one. */
export function useListPage() {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const text = searchText(params.get(SEARCH_PARAM) ?? '');
    return {
      later: readLaterPage(params),
      pathOf: (page?: LaterPage) => listPath(pathname, text, readFilters(params), page),
    };
  }, [pathname, search]);
}
