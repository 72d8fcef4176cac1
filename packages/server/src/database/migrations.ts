import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type { Queryable } from './database.ts';

// Beside `src` and `dist` alike.
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** Brings the tables up to date. */
export async function migrateDatabase(db: NodePgDatabase): Promise<void> {
  await migrate(db, { migrationsFolder });
}

/** True when the database has every migration this server knows; rejects when it cannot be asked. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select coalesce(max(created_at) >= ${newest}, false) as done from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.['done'] === true;
}
