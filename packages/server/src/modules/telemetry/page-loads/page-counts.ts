import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { pageLoads } from '../../../database/schema.ts';
import { hourOf, emptyCounts, type LoadCounts } from './repository.ts';
import type { PageLoadReport } from '@naija/contracts/http/page-loads';
import { createNetworkShare } from '../../../platform/rate-limits/network-share.ts';

/** Hiding a fault requires more good loads than real ones, so more than ten networks */
const BOUNDS = { periodMs: 60 * 60 * 1_000, share: 0.05, min: 60, maxOfNetwork: 500, maxCounted: 50_000 };

/**
 * Creates a function that decides if a page load counts, so that no network makes up most loads of a release in an hour. It
 * ignores the outcome: limiting only good loads would make each release look worse.
 */
export function createLoadShare(clock: () => Date) {
  const isCounted = createNetworkShare(clock, BOUNDS);
  return (network: string, { remote, version }: Pick<PageLoadReport, 'remote' | 'version'>): boolean =>
    isCounted(network, `${remote}@${version}`);
}

/**
 * Creates a function that returns true for the first failed load of a release that a network reports in an hour. Counting
 * networks instead of loads, so that a few networks cannot make a release look bad.
 */
export function createFailingNetworks(clock: () => Date) {
  const isFirst = createNetworkShare(clock, { ...BOUNDS, share: 0, min: 1 });
  return (network: string, { remote, version, outcome }: PageLoadReport): boolean =>
    outcome !== 'none' && isFirst(network, `${remote}@${version}`);
}

export interface PageCounts {
  remote: string;
  version: string;
  /** '' if the page is unknown. */
  route: string;
  counts: LoadCounts;
}

interface Row extends Record<string, unknown>, Omit<PageCounts, 'counts'> {
  counted: keyof LoadCounts;
  bucket: number;
  count: number;
}

/** Pages with most loads since an hour. */
export async function pageCounts(db: Queryable, from: Date, maxPages: number): Promise<PageCounts[]> {
  const hours = sql`hour >= ${hourOf(from).toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with busiest as (
      select remote, version, route, sum((select sum(outcome) from unnest(outcomes) as outcome)) as loads
      from ${pageLoads} where ${hours}
      group by remote, version, route order by loads desc, remote, version, route limit ${maxPages})
    select remote, version, route, counted, bucket::int, sum(count)::double precision as count
    from ${pageLoads} join busiest using (remote, version, route),
      lateral (values ('outcomes', outcomes), ('lcp', lcp), ('inp', inp), ('cls', cls)) as of (counted, counts),
      unnest(counts) with ordinality as one (count, bucket)
    where ${hours} and count > 0
    group by remote, version, route, counted, bucket, loads
    order by loads desc, remote, version, route`);
  const pages = new Map<string, PageCounts>();
  for (const { remote, version, route, counted, bucket, count } of rows) {
    const id = JSON.stringify([remote, version, route]);
    const page = pages.get(id) ?? { remote, version, route, counts: emptyCounts() };
    page.counts[counted][bucket - 1] = count;
    pages.set(id, page);
  }
  return [...pages.values()];
}
