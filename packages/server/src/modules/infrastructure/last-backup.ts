import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { jobs } from '../../database/schema.ts';

/** Name of a row of `jobs` that no server claims, because the operator's timer makes backups */
const BACKUP = 'backup';

/** Records a complete backup, for the alert about its age. All times are those of the database's clock. */
export async function recordBackup(db: Queryable, durationMs: number): Promise<void> {
  const run = { succeededAt: sql`now()`, durationMs: Math.round(durationMs) };
  await db
    .insert(jobs)
    .values({ name: BACKUP, kind: BACKUP, dueAt: sql`now() + interval '100 years'`, ...run })
    .onConflictDoUpdate({ target: jobs.name, set: run });
}

/** Returns when the last backup of this database was completed; undefined if none was. */
export async function lastBackupAt(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select({ at: jobs.succeededAt }).from(jobs).where(eq(jobs.name, BACKUP));
  return row?.at ?? undefined;
}
