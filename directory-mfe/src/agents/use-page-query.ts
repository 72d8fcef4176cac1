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
  FILTER_NAMES,
  type FilterName,
} from '@naija/contracts/domain/list-query';
import type { AgentFilters } from '@naija/contracts/http/agents';

/** Edits the query string without leaving the page. The list starts again with its first page. */
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
      // The router may update later. A second change builds on the first.
      latest.current = query.size === 0 ? '' : `?${query.toString()}`;
      void navigate({ search: latest.current }, { replace });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}

/** The page that this URL starts the list with (undefined for the first), and a function for the paths of other pages. */
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

export interface Filtering {
  readonly filters: AgentFilters;
  readonly choose: (name: FilterName, value: string) => void;
  readonly clear: () => void;
}

/** Each choice adds a history entry, so that Back undoes it. */
export function useFilters(): Filtering {
  const [query, change] = usePageQuery();
  return {
    filters: useMemo(() => readFilters(query), [query]),
    choose(name, value) {
      change(
        (next) => {
          if (value === '') next.delete(name);
          else next.set(name, value);
        },
        { replace: false },
      );
    },
    clear() {
      change(
        (next) => {
          for (const name of FILTER_NAMES) next.delete(name);
        },
        { replace: false },
      );
    },
  };
}
