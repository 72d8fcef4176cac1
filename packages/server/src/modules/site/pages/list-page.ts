import { PAGE_META, pagePaths, stateMeta, type PageMeta } from '@naija/contracts/domain/pages';
import { findState, TRENDING_STATE } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { findTrendingAgents } from '../../agents/index.ts';
import { listThings } from './json-ld.ts';
import { missingPage, publicPage, type Page } from './page.ts';
import { AGENTS_TOPIC } from '../../../platform/content-changes/content-changes.ts';
import { toSingleLine } from '../../../platform/http/escaping.ts';
import { costPath, readCostQuery } from '@naija/contracts/domain/cost-query';

export function trendingPage(db: Queryable, origin: string): Promise<Page> {
  return listPage(db, origin, pagePaths.trending, PAGE_META.trending, TRENDING_STATE);
}

/** A state without agents has a page as well. */
export async function locationPage(db: Queryable, origin: string, location: string): Promise<Page> {
  const state = findState(location);
  if (!state) return missingPage(PAGE_META.unknownState);
  return listPage(db, origin, pagePaths.location(state.slug), stateMeta(state), state.slug);
}

async function listPage(
  db: Queryable,
  origin: string,
  path: string,
  meta: PageMeta,
  state: string,
): Promise<Page> {
  const rows = await findTrendingAgents(db, state);
  const links = rows.map(({ id, name }) => ({ name: toSingleLine(name), path: pagePaths.agent(id) }));
  return { ...publicPage(path, meta, listThings(origin, path, meta, links)), topics: [AGENTS_TOPIC] };
}

/** Metadata of the cost page. Previews of a shared link lead to its figures; search engines get the page without any. */
export function costPage(params: URLSearchParams): Page {
  return { ...publicPage(pagePaths.cost, PAGE_META.cost, []), address: costPath(readCostQuery(params)) };
}
