import {
  bucketOf,
  LOAD_OUTCOMES,
  VITAL_BOUNDS,
  VITALS,
  type PageLoadReport,
  type Vital,
} from '@naija/contracts/http/page-loads';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { pageLoads } from '../../../database/schema.ts';
const HOUR_MS = 60 * 60 * 1_000;

export function hourOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);
}

/** Adds one page load to the counts of its hour, in one statement. */
export async function countPageLoad(
  db: Queryable,
  { isFirstFailure = false, ...report }: PageLoadReport & { isFirstFailure?: boolean },
  now: Date,
): Promise<void> {
  const { remote, version, route, outcome } = report;
  const failing = Number(isFirstFailure);
  const buckets = [
    { column: pageLoads.outcomes, size: LOAD_OUTCOMES.length, bucket: LOAD_OUTCOMES.indexOf(outcome) },
    ...VITALS.map((vital) => ({
      column: pageLoads[vital],
      size: VITAL_BOUNDS[vital].length,
      bucket: report[vital] === undefined ? undefined : bucketOf(vital, report[vital]),
    })),
  ];
  const first = buckets.map(({ size, bucket }) => sql`${oneAt(size, bucket)}::int[]`);
  const increments = buckets.flatMap(({ column, bucket }): SQL[] => {
    if (bucket === undefined) return [];
    const name = sql.identifier(column.name);
    // PostgreSQL counts from 1; a bucket that is newer than the row is null.
    return [sql`${name}[${bucket + 1}::int] = coalesce(${column}[${bucket + 1}::int], 0) + 1`];
  });
  await db.execute(sql`
    insert into ${pageLoads} (remote, version, route, hour, outcomes, lcp, inp, cls, failing_networks)
    values (${remote}, ${version}, ${route}, ${hourOf(now).toISOString()}::timestamptz, ${sql.join(first, sql`, `)}, ${failing})
    on conflict (remote, version, route, hour) do update
    set ${sql.join(increments, sql`, `)}, failing_networks = ${pageLoads.failingNetworks} + excluded.failing_networks`);
}

function oneAt(size: number, bucket: number | undefined): string {
  const counts = Array.from({ length: size }, (_, index) => (index === bucket ? 1 : 0));
  return `{${counts.join()}}`;
}

type Row = Record<'remote' | 'version', string> & {
  counted: keyof LoadCounts;
  bucket: number;
  count: number;
};

export interface CountedLoads {
  of: (remote: string, version: string) => LoadCounts;
  versions: (remote: string) => string[];
}

/** Counts of page loads since `from`, summed over routes and hours, for one remote or all. */
export async function loadCounts(db: Queryable, from: Date, only?: string): Promise<CountedLoads> {
  const isMeant = only === undefined ? sql`true` : sql`${pageLoads.remote} = ${only}`;
  const { rows } = await db.execute<Row>(sql`
    select remote, version, counted, bucket::int, sum(count)::double precision as count
    from ${pageLoads},
      lateral (values ('outcomes', outcomes), ('lcp', lcp), ('inp', inp), ('cls', cls)) as of (counted, counts),
      unnest(counts) with ordinality as one (count, bucket)
    where hour >= ${hourOf(from).toISOString()}::timestamptz and count > 0 and ${isMeant}
    group by remote, version, counted, bucket`);
  return {
    of: (remote, version) => {
      const counts = emptyCounts();
      for (const row of rows)
        if (row.remote === remote && row.version === version) counts[row.counted][row.bucket - 1] = row.count;
      return counts;
    },
    versions: (remote) => [
      ...new Set(rows.filter((row) => row.remote === remote).map(({ version }) => version)),
    ],
  };
}

/** Networks with failed loads of a release since the hour of `from`; one counts again in each hour. */
export async function failingNetworks(
  db: Queryable,
  remote: string,
  version: string,
  from: Date,
): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`coalesce(sum(${pageLoads.failingNetworks}), 0)::double precision` })
    .from(pageLoads)
    .where(
      and(eq(pageLoads.remote, remote), eq(pageLoads.version, version), gte(pageLoads.hour, hourOf(from))),
    );
  return counted?.count ?? 0;
}

/** Counts by index of `LOAD_OUTCOMES`, and by bucket of each web vital. */
export type LoadCounts = Record<'outcomes' | Vital, number[]>;

export function emptyCounts(): LoadCounts {
  const zeros = ({ length }: { readonly length: number }) => Array.from({ length }, () => 0);
  return {
    outcomes: zeros(LOAD_OUTCOMES),
    lcp: zeros(VITAL_BOUNDS.lcp),
    inp: zeros(VITAL_BOUNDS.inp),
    cls: zeros(VITAL_BOUNDS.cls),
  };
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
