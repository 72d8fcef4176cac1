import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES, TRENDING_STATE } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { entriesFrom, idAfter, partChanges, stateChanges } from './repository.ts';
import type { SitemapEntry } from './xml.ts';

/** Agents in one part; the protocol allows 50,000 addresses. */
const PART_SIZE = 10_000;
const BATCH_SIZE = 1_000;

/** Paths of the lists below the sitemap index. */
export const listPaths = {
  pages: '/sitemaps/pages.xml',
  /** `part` is a number from 1, or the placeholder of a route. */
  agents: (part: number | string) => `/sitemaps/agents-${String(part)}.xml`,
} as const;

/** Every list there is. */
export async function listEntries(db: Queryable, origin: string): Promise<SitemapEntry[]> {
  const [states, parts] = await Promise.all([stateChanges(db), partChanges(db, PART_SIZE)]);
  const newest = [...states.values()].sort((a, b) => b.getTime() - a.getTime())[0];
  return [
    { address: origin + listPaths.pages, changed: newest },
    ...parts.map((changed, index) => ({ address: origin + listPaths.agents(index + 1), changed })),
  ];
}

/** The pages that are there without any agent. */
export async function pageEntries(db: Queryable, origin: string): Promise<SitemapEntry[]> {
  const states = await stateChanges(db);
  return [
    { address: origin + pagePaths.home },
    { address: origin + pagePaths.trending, changed: states.get(TRENDING_STATE) },
    { address: origin + pagePaths.about },
    ...STATES.map(({ slug }) => ({
      address: origin + pagePaths.location(slug),
      changed: states.get(slug),
    })),
  ];
}

/**
 * The profiles in one part, a batch at a time, so that no part is held in memory whole.
 * Undefined where there are not so many agents.
 */
export async function agentBatches(
  db: Queryable,
  origin: string,
  part: number,
): Promise<AsyncIterable<SitemapEntry[]> | undefined> {
  const first = await idAfter(db, (part - 1) * PART_SIZE);
  return first === undefined ? undefined : batchesFrom(db, origin, first);
}

async function* batchesFrom(db: Queryable, origin: string, first: string): AsyncGenerator<SitemapEntry[]> {
  let last = first;
  for (let count = 0; count < PART_SIZE; count += BATCH_SIZE) {
    const rows = await entriesFrom(db, last, count === 0, BATCH_SIZE);
    yield rows.map(({ id, updatedAt }) => ({ address: origin + pagePaths.agent(id), changed: updatedAt }));
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_SIZE) return;
    last = end.id;
  }
}
