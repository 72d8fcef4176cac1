import type { ListedRelease, ReportedFailure } from '@naija/contracts/http/release-status';
import type { FailureReport } from '@naija/contracts/http/reports';
import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { failureMessages, failureReports } from '../../../database/schema.ts';
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

/** Messages of a release that are kept as the latest ones, and as many as the most frequent ones. */
const KEPT_MESSAGES = 10;

/** Records a message of a release, and removes those that are neither among the latest nor the most frequent ones. */
export async function recordMessage(
  db: Queryable,
  failure: Omit<ReportedFailure, 'count' | 'lastAt'>,
  now: Date,
): Promise<void> {
  const { remote, version, kind, message, stack } = failureMessages;
  const [recorded] = await db
    .insert(failureMessages)
    .values({ ...failure, lastAt: now })
    .onConflictDoUpdate({
      target: [remote, version, kind, message],
      set: {
        count: sql`${failureMessages.count} + 1`,
        lastAt: now,
        stack: sql`coalesce(nullif(${failure.stack}, ''), ${stack})`,
      },
    })
    .returning({ count: failureMessages.count });
  if (recorded?.count !== 1) return;
  const ofRelease = and(eq(remote, failure.remote), eq(version, failure.version));
  const first = (...order: SQL[]) =>
    db
      .select({ kind, message })
      .from(failureMessages)
      .where(ofRelease)
      .orderBy(...order)
      .limit(KEPT_MESSAGES);
  await db
    .delete(failureMessages)
    .where(
      and(
        ofRelease,
        sql`(${kind}, ${message}) not in ${first(desc(failureMessages.lastAt), asc(kind), asc(message))}`,
        sql`(${kind}, ${message}) not in ${first(desc(failureMessages.count), desc(failureMessages.lastAt), asc(kind), asc(message))}`,
      ),
    );
}

const SHOWN_MESSAGES = 20;
const SHOWN_MS = 7 * 24 * 60 * 60 * 1_000;

/** Failures of the last seven days, latest first. */
export async function recentFailures(
  db: Queryable,
  remotes: readonly string[],
  now: Date,
): Promise<ReportedFailure[]> {
  if (remotes.length === 0) return [];
  const since = new Date(now.getTime() - SHOWN_MS);
  const rows = await db
    .select()
    .from(failureMessages)
    .where(and(inArray(failureMessages.remote, [...remotes]), gte(failureMessages.lastAt, since)))
    .orderBy(desc(failureMessages.lastAt), failureMessages.message)
    .limit(SHOWN_MESSAGES);
  return rows.map(({ lastAt, ...failure }) => ({ ...failure, lastAt: lastAt.toISOString() }));
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
