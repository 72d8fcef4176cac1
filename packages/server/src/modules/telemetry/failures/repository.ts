import type { ListedRelease } from '@naija/contracts/http/release-status';
import type { FailureReport } from '@naija/contracts/http/reports';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { failureReports } from '../../../database/schema.ts';
import { utcDay } from '../../../database/utc-day.ts';

export async function recordFailure(db: Queryable, report: FailureReport, now: Date): Promise<void> {
  const { remote, version, kind, day } = failureReports;
  await db
    .insert(failureReports)
    .values({ ...report, day: utcDay(now) })
    .onConflictDoUpdate({
      target: [remote, version, kind, day],
      set: { count: sql`${failureReports.count} + 1`, message: report.message },
    });
}

export type FailureCounts = NonNullable<ListedRelease['failures']>;

/** Sums over the retained days. */
export async function failureCounts(
  db: Queryable,
): Promise<(remote: string, version: string) => FailureCounts> {
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
