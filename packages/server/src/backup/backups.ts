import { LockTimeoutError, withFileLock } from '@naija/file-lock';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { exportTo, type Stores } from './export.ts';
import { readManifest, type Manifest, PRIVATE_FOLDER } from './manifest.ts';
import { recordBackup } from '../modules/infrastructure/index.ts';
import { withCopyClient } from './snapshot.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
  removed: string[];
  /** Reason why the database has no record of this backup, so that its age is not reported. */
  notRecorded: string | undefined;
}

// Drafts are hidden and never mistaken for a backup
const DRAFT_PREFIX = '.incomplete-';
const LOCK_FILE = '.backup.lock';
const LOCK_TIMEOUT_MS = 1_000;
/** Time when the backup began, as in 2026-11-24T09-12-33.123Z */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Makes a backup in a new folder in `root`, then removes all complete backups except the newest `keep`.
 * @throws StartError if another process is making a backup there
 */
export async function takeBackup(root: string, stores: Stores, keep = Infinity): Promise<Backup> {
  await mkdir(root, { recursive: true, mode: PRIVATE_FOLDER });
  return withFileLock(join(root, LOCK_FILE), LOCK_TIMEOUT_MS, async () => {
    await removeDrafts(root);
    const name = new Date().toISOString().replaceAll(':', '-');
    const [previous] = await completeBackups(root);
    const draft = join(root, `${DRAFT_PREFIX}${name}`);
    try {
      const manifest = await exportTo(draft, stores, previous && join(root, previous));
      await rename(draft, join(root, name));
      const notRecorded = await record(stores, manifest);
      return { folder: join(root, name), manifest, removed: await removeOld(root, keep), notRecorded };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }).catch((error: unknown) => {
    if (error instanceof LockTimeoutError)
      throw new StartError(`Another process is making a backup in ${root}`, { cause: error });
    throw error;
  });
}

/** A read-only role or older tables must not fail a complete backup. */
async function record(
  { connection }: Stores,
  { startedAt, finishedAt }: Manifest,
): Promise<string | undefined> {
  const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
  try {
    await withCopyClient(connection, (client) => recordBackup(drizzle(client), durationMs));
    return undefined;
  } catch (error) {
    return String(error instanceof DrizzleQueryError ? error.cause : error);
  }
}

/** Returns the names of backups with a readable manifest, newest first. */
export async function completeBackups(root: string): Promise<string[]> {
  const names = (await readdir(root))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const isComplete = await Promise.all(
    names.map((name) =>
      readManifest(join(root, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_name, index) => isComplete[index]);
}

async function removeOld(root: string, keep: number): Promise<string[]> {
  const old = (await completeBackups(root)).slice(keep);
  // The folder is renamed first, so that a partly removed backup does not count.
  for (const name of old) await rename(join(root, name), join(root, `${DRAFT_PREFIX}${name}`));
  await removeDrafts(root);
  return old;
}

async function removeDrafts(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(root, name), { recursive: true, force: true });
}
