import type { ListedRelease } from '@naija/contracts/http/releases';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { failureReports } from '../../database/schema.ts';

/** Reported failures of one release. */
export type Failures = NonNullable<ListedRelease['failures']>;

/** How often each release was reported to fail, by kind, over all days that are kept. */
export async function countFailures(db: Queryable): Promise<(remote: string, version: string) => Failures> {
  const { remote, version, kind, count } = failureReports;
  const rows = await db
    .select({ remote, version, kind, count: sql<number>`sum(${count})::double precision` })
    .from(failureReports)
    .groupBy(remote, version, kind);
  return (name, release) =>
    Object.fromEntries(
      rows
        .filter((row) => row.remote === name && row.version === release)
        .map((row) => [row.kind, row.count]),
    );
}
