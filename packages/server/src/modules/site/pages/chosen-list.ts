import { listMeta } from '@naija/contracts/domain/list-meta';
import {
  isTooLong,
  listPath,
  readFilters,
  SEARCH_PARAM,
  searchText,
} from '@naija/contracts/domain/list-query';
import { findState } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { countFound } from '../../agents/index.ts';
import { AGENTS_TOPIC } from '../../../platform/content-changes/content-changes.ts';
import { titled, type Page } from './page.ts';

/** Adds to the page of a state's agents what the query of its address has chosen among them. */
export type Choose = (state: string, page: Page) => Promise<Page>;

/** A searched list is not indexed; a filtered one has the whole list as its canonical address. */
export function choosing(db: Queryable, params: URLSearchParams): Choose {
  const typed = searchText(params.get(SEARCH_PARAM) ?? '');
  const query = isTooLong(typed) ? '' : typed;
  const filters = readFilters(params);
  const isChosen = query !== '' || Object.keys(filters).length > 0;
  return async (location, page) => {
    const state = findState(location);
    if (page.path === undefined || !state) return page;
    if (!isChosen) return typed === '' ? page : { ...page, hidden: true };
    const found = await countFound(db, query === '' ? state.slug : query, filters);
    const place = query === '' ? { name: state.name, state: state.slug } : found?.place;
    return {
      ...page,
      ...titled(listMeta({ query, filters, place, total: found?.total })),
      address: listPath(page.path, query, filters),
      hidden: query !== '',
      topics: [AGENTS_TOPIC],
      data: [],
    };
  };
}
