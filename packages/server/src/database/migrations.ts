import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';
import type { Queryable } from './database.ts';

export interface Migration {
  tag: string;
  createdAt: Date;
  /** SHA-256 of the migration file. */
  hash: string;
  statements: string[];
}

interface Journal {
  entries: { tag: string }[];
}

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
/** Oldest first. */
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

/** Applies all in one transaction. drizzle-orm's `migrate` skips those older than the newest applied one. */
export async function migrateDatabase(db: NodePgDatabase, known = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`);
    // The migrator of drizzle-orm uses the same table.
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

/** Rejects if the database has no table of migrations. */
export async function pendingMigrations(db: Queryable, known = migrations): Promise<Migration[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ hash }) => hash));
  return known.filter(({ hash }) => !applied.has(hash));
}

/**
 * Returns the migrations of the database, oldest first.
 * @throws StartError if this version does not know one of them
 */
export async function appliedMigrations(db: Queryable): Promise<Migration[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ hash }) => hash));
  const known = migrations.filter(({ hash }) => applied.has(hash));
  if (known.length < applied.size)
    throw new StartError(
      'The database has migrations of a newer version: use the version that the server runs',
    );
  return known;
}

export async function isMigrated(db: Queryable): Promise<boolean> {
  return (await pendingMigrations(db)).length === 0;
}

export async function migrationStatus(
  db: Queryable,
): Promise<{ migration: Migration; isApplied: boolean }[]> {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  const pending = new Set(rows[0]?.['made'] === true ? await pendingMigrations(db) : migrations);
  return migrations.map((migration) => ({ migration, isApplied: !pending.has(migration) }));
}
