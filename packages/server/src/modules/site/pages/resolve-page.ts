import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { stripTrailingSlashes } from '@naija/contracts/http/trailing-slashes';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { agentPage } from './agent-page.ts';
import { aboutThings, siteThings } from './json-ld.ts';
import { choosing } from './chosen-list.ts';
import { locationPage, trendingPage, costPage } from './list-page.ts';
import { publicPage, foreignPage, type Page } from './page.ts';
import { computeETag } from '../../../platform/http/etag.ts';
import { PERMISSIONS_POLICY } from '../../../platform/plugins/permissions-policy.ts';
import type { Template } from './shell-template.ts';

export interface PageRequest {
  pathname: string;
  params: URLSearchParams;
  origin: string;
  /** Title for pages that are unknown here. */
  title?: string | undefined;
}

export type ResolvePage = (request: PageRequest) => Promise<Page>;

export function createPageResolver(db: Queryable): ResolvePage {
  return async ({ pathname, params, origin, title }) => {
    const path = stripTrailingSlashes(pathname) || pagePaths.home;
    const name = path.toLowerCase();
    const chosen = choosing(db, params);
    if (name === pagePaths.home)
      return chosen(TRENDING_STATE, publicPage(pagePaths.home, PAGE_META.home, siteThings(origin)));
    if (name === pagePaths.about)
      return publicPage(pagePaths.about, PAGE_META.about, aboutThings(origin, PAGE_META.about));
    if (name === pagePaths.privacy) return publicPage(pagePaths.privacy, PAGE_META.privacy, []);
    if (name === pagePaths.terms) return publicPage(pagePaths.terms, PAGE_META.terms, []);
    if (name === pagePaths.cost) return costPage(params);
    if (name === pagePaths.trending) return chosen(TRENDING_STATE, await trendingPage(db, origin));
    const location = lastSegment(pagePaths.location(''), path);
    if (location !== undefined) return chosen(location, await locationPage(db, origin, location));
    const agent = lastSegment(pagePaths.agent(''), path);
    return agent === undefined ? foreignPage(title) : agentPage(db, origin, agent);
  };
}

function lastSegment(prefix: string, path: string): string | undefined {
  const last = path.slice(prefix.length);
  return path.toLowerCase().startsWith(prefix) && !last.includes('/') ? decode(last) : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Version of a page, which changes with everything that the service worker stores with it; `policy` is the one without hashes
 * of a page.
 */
export function pageVersion(template: Template, policy: string): string {
  return computeETag(template.plain + policy + PERMISSIONS_POLICY);
}
