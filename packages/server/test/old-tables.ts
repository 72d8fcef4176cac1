import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '../src/database/migrations.ts';

interface Journal {
  entries: { tag: string }[];
}

/**
 * Makes the tables as they were before a migration.
 * @param folder an empty place for a copy of the migrations
 */
export async function migrateBefore(db: NodePgDatabase, tag: string, folder: string): Promise<void> {
  const copy = join(folder, `before-${tag}`);
  await cp(migrationsFolder, copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await migrate(db, { migrationsFolder: copy });
}
