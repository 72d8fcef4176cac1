import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  listPath,
  readFilters,
  readLaterPage,
  SEARCH_PARAM,
  searchText,
  type LaterPage,
} from '@naija/contracts/domain/list-query';

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
