import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { stripTrailingSlashes } from '@naija/contracts/http/trailing-slashes';
import type { Queryable } from '../../../database/database.ts';
import { agentPage } from './agent-page.ts';
import { aboutThings, siteThings } from './json-ld.ts';
import { locationPage, trendingPage } from './list-page.ts';
import { publicPage, unknownPage, type Page } from './page.ts';

/**
 * Gives the page at an address path that some remote owns; `origin` is that of the addresses in it, `title` what the
 * remote calls it, for pages that have no words of their own here.
 */
export type FindPage = (pathname: string, origin: string, title?: string) => Promise<Page>;

/** Finds pages, with what the database knows of them. */
export function pageFinder(db: Queryable): FindPage {
  return async (pathname, origin, title) => {
    const path = stripTrailingSlashes(pathname) || pagePaths.home;
    const name = path.toLowerCase();
    if (name === pagePaths.home) return publicPage(pagePaths.home, PAGE_META.home, siteThings(origin));
    if (name === pagePaths.about)
      return publicPage(pagePaths.about, PAGE_META.about, aboutThings(origin, PAGE_META.about));
    if (name === pagePaths.trending) return trendingPage(db, origin);
    const location = argumentOf(pagePaths.location(''), path);
    if (location !== undefined) return locationPage(db, origin, location);
    const agent = argumentOf(pagePaths.agent(''), path);
    return agent === undefined ? unknownPage(title) : agentPage(db, origin, agent);
  };
}

/** The last segment of a path that begins so, in any letter case. */
function argumentOf(prefix: string, path: string): string | undefined {
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
