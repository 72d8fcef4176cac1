import type { FailureReport } from '@naija/contracts/http/reports';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { failureReports } from '../../../database/schema.ts';
import { utcDay } from '../../../database/utc-day.ts';

/**
 * Counts a failure.
 * @returns how often the same was reported on this day, with this one
 */
export async function countFailure(db: Queryable, report: FailureReport, now: Date): Promise<number> {
  const { remote, version, kind, day } = failureReports;
  const [row] = await db
    .insert(failureReports)
    .values({ ...report, day: utcDay(now) })
    .onConflictDoUpdate({
      target: [remote, version, kind, day],
      set: { count: sql`${failureReports.count} + 1`, message: report.message },
    })
    .returning({ count: failureReports.count });
  return row?.count ?? 0;
}
