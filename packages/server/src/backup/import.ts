import { placeStoredFiles } from '@naija/releases';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { join } from 'node:path';
import { withStartLock, type Connection } from '../database/database.ts';
import { migrateDatabase, migrations, migrationStatus } from '../database/migrations.ts';
import { StartError } from '../start-error.ts';
import type { Stores } from './export.ts';
import { assertEmpty, importRows } from './import-rows.ts';
import { readManifest, RELEASES_FOLDER, type Manifest } from './manifest.ts';
import { storePhotos } from './photos.ts';
import { withCopyClient } from './snapshot.ts';

/**
 * Stores a backup in an empty target: files first, then all rows in one transaction. An interrupted import can be repeated,
 * because photos and releases that are already stored stay.
 * @throws StartError if the target contains something else
 */
export async function importFrom(
  folder: string,
  { connection, photos, remotesDir }: Omit<Stores, 'withReleases'>,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await importDatabase(folder, connection, manifest, async () => {
    await storePhotos(folder, photos);
    const files = manifest.releases.map(({ path, sha256 }) => ({
      name: path,
      file: join(folder, RELEASES_FOLDER, path),
      sha256,
    }));
    await placeStoredFiles(remotesDir, files);
  });
  return manifest;
}

/**
 * Stores the rows of a backup, of this version or an earlier one, in an empty database, and migrates them.
 * @param storeFiles runs when the database is known to be empty, before rows need the files
 */
export async function importDatabase(
  folder: string,
  connection: Connection,
  manifest: Manifest,
  storeFiles: () => Promise<void>,
): Promise<void> {
  const made = migrationsOf(manifest);
  await withStartLock(
    connection,
    () => undefined,
    async (db) => {
      await withCopyClient(connection, async (client) => {
        await assertEmpty(client);
        await assertNotNewer(drizzle(client), manifest);
      });
      await migrateDatabase(db, made);
      await storeFiles();
      await withCopyClient(connection, (client) => importRows(client, folder, manifest));
      await migrateDatabase(db);
    },
  );
}

function migrationsOf(manifest: Manifest): typeof migrations {
  const hashes = new Set(manifest.migrations.map(({ hash }) => hash));
  const made = migrations.filter(({ hash }) => hashes.has(hash));
  if (made.length < hashes.size)
    throw new StartError(`The backup is of a newer version, ${manifest.version}: use that one`);
  return made;
}

async function assertNotNewer(db: NodePgDatabase, manifest: Manifest): Promise<void> {
  const hashes = new Set(manifest.migrations.map(({ hash }) => hash));
  const status = await migrationStatus(db);
  const extra = status.find(({ migration, isApplied }) => isApplied && !hashes.has(migration.hash));
  if (extra)
    throw new StartError(
      `The database has the migration ${extra.migration.tag}, which the backup does not have: use a new database. ` +
        'It is migrated after the rows are in it',
    );
}
