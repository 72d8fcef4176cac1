import { listMeta } from '@naija/contracts/domain/list-meta';
import {
  isTooLong,
  listPath,
  readFilters,
  readLaterPage,
  SEARCH_PARAM,
  searchText,
} from '@naija/contracts/domain/list-query';
import { phoneIn } from '@naija/contracts/domain/phone';
import { findState } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { countFound } from '../../agents/index.ts';
import { AGENTS_TOPIC } from '../../../platform/content-changes/content-changes.ts';
import { titled, type Page } from './page.ts';

/** Adds what the query chose among a state's agents. */
export type Choose = (state: string, page: Page) => Promise<Page>;

/**
 * Chooses metadata of a list. Searched lists and later pages are not indexed, because the sitemap names their agents; a
 * filtered list has the whole one as its canonical address.
 */
export function choosing(db: Queryable, params: URLSearchParams): Choose {
  const typed = searchText(params.get(SEARCH_PARAM) ?? '');
  const query = isTooLong(typed) ? '' : typed;
  const filters = readFilters(params);
  const later = readLaterPage(params);
  const isChosen = query !== '' || Object.keys(filters).length > 0 || later !== undefined;
  return async (location, page) => {
    const state = findState(location);
    if (page.path === undefined || !state) return page;
    if (!isChosen) return typed === '' ? page : { ...page, hidden: true };
    // Only rate limited look-ups reveal the owner of a number.
    const isNumber = phoneIn(query) !== undefined;
    const found = isNumber ? undefined : await countFound(db, query === '' ? state.slug : query, filters);
    const place = query === '' ? { name: state.name, state: state.slug } : found?.place;
    return {
      ...page,
      ...titled(
        listMeta({ query, filters, place, meant: found?.meant, total: found?.total, page: later?.number }),
      ),
      address: listPath(page.path, query, filters, later),
      hidden: query !== '' || later !== undefined,
      topics: [AGENTS_TOPIC],
      data: [],
    };
  };
}
