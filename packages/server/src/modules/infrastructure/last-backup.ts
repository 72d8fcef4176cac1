import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { jobs } from '../../database/schema.ts';

/** Row of `jobs` that no server claims: a timer of the operator makes the backup. */
const BACKUP = 'backup';

/** Times come from the clock of the database. */
export async function recordBackup(db: Queryable, durationMs: number): Promise<void> {
  const run = { succeededAt: sql`now()`, durationMs: Math.round(durationMs) };
  await db
    .insert(jobs)
    .values({ name: BACKUP, kind: BACKUP, dueAt: sql`now() + interval '100 years'`, ...run })
    .onConflictDoUpdate({ target: jobs.name, set: run });
}

/** When the last backup of this database was complete; undefined if there has been none. */
export async function lastBackupAt(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select({ at: jobs.succeededAt }).from(jobs).where(eq(jobs.name, BACKUP));
  return row?.at ?? undefined;
}
