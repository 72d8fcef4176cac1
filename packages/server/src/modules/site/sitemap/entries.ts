import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES, TRENDING_STATE } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { entriesFrom, idAfter, partChanges, stateChanges } from './repository.ts';
import type { SitemapEntry } from './xml.ts';

/** Profiles in one list, of which the protocol allows 50,000, and in one query. */
export interface SitemapSizes {
  part: number;
  batch: number;
}

export const SITEMAP_SIZES: SitemapSizes = { part: 10_000, batch: 1_000 };

export const sitemapPaths = {
  pages: '/sitemaps/pages.xml',
  agents: (part: number | string) => `/sitemaps/agents-${String(part)}.xml`,
} as const;

export async function indexEntries(db: Queryable, origin: string, partSize: number): Promise<SitemapEntry[]> {
  const [states, parts] = await Promise.all([stateChanges(db), partChanges(db, partSize)]);
  const newest = [...states.values()].sort((a, b) => b.getTime() - a.getTime())[0];
  return [
    { address: origin + sitemapPaths.pages, changed: newest },
    ...parts.map((changed, index) => ({ address: origin + sitemapPaths.agents(index + 1), changed })),
  ];
}

export async function pageEntries(db: Queryable, origin: string): Promise<SitemapEntry[]> {
  const states = await stateChanges(db);
  return [
    { address: origin + pagePaths.home },
    { address: origin + pagePaths.trending, changed: states.get(TRENDING_STATE) },
    { address: origin + pagePaths.about },
    { address: origin + pagePaths.privacy },
    { address: origin + pagePaths.terms },
    { address: origin + pagePaths.cost },
    ...STATES.map(({ slug }) => ({
      address: origin + pagePaths.location(slug),
      changed: states.get(slug),
    })),
  ];
}

/** Profiles of a part in batches, to bound memory. Undefined where there is no such part. */
export async function agentEntryBatches(
  db: Queryable,
  origin: string,
  part: number,
  sizes: SitemapSizes,
): Promise<AsyncIterable<SitemapEntry[]> | undefined> {
  const first = await idAfter(db, (part - 1) * sizes.part);
  return first === undefined ? undefined : batchesFrom(db, origin, first, sizes);
}

async function* batchesFrom(
  db: Queryable,
  origin: string,
  first: string,
  { part, batch }: SitemapSizes,
): AsyncGenerator<SitemapEntry[]> {
  let last = first;
  for (let count = 0; count < part; count += batch) {
    const rows = await entriesFrom(db, last, count === 0, batch);
    yield rows.map(({ id, updatedAt }) => ({ address: origin + pagePaths.agent(id), changed: updatedAt }));
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}
