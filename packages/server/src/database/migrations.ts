import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Queryable } from './database.ts';

/** A migration in the order of the journal. */
export interface Migration {
  /** Name of its file, without the extension. */
  tag: string;
  /** When it was generated. */
  createdAt: Date;
  /** SHA-256 of the file, by which a database knows it. */
  hash: string;
  statements: string[];
}

interface Journal {
  entries: { tag: string }[];
}

// Beside `src` and `dist` alike.
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
/** All that this server knows, oldest first. */
export const migrations = readMigrations(migrationsFolder);

function readMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }, index) => ({
    tag: entries[index]?.tag ?? '',
    createdAt: new Date(folderMillis),
    hash,
    statements: sql,
  }));
}

/**
 * Applies the migrations that the database lacks, all in one transaction. The set of hashes decides: `migrate` of
 * drizzle-orm skips, without an error, a migration older than the newest one applied.
 */
export async function migrateDatabase(db: NodePgDatabase, known = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`);
    // The table of drizzle-orm, whose migrator made it in older databases.
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    for (const { hash, createdAt, statements } of await pendingMigrations(tx, known)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt.getTime()})`,
      );
    }
  });
}

/** The known migrations that the database lacks, in order; rejects where it has no table of migrations. */
export async function pendingMigrations(db: Queryable, known = migrations): Promise<Migration[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ hash }) => hash));
  return known.filter(({ hash }) => !applied.has(hash));
}

/** Whether the database has every migration this server knows; rejects when it cannot be asked. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  return (await pendingMigrations(db)).length === 0;
}

/** Each known migration with whether the database has it; an empty database has none. */
export async function migrationStatus(
  db: Queryable,
): Promise<{ migration: Migration; isApplied: boolean }[]> {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  const pending = new Set(rows[0]?.['made'] === true ? await pendingMigrations(db) : migrations);
  return migrations.map((migration) => ({ migration, isApplied: !pending.has(migration) }));
}
