import { LockTimeoutError, withFileLock } from '@naija/file-lock';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { exportTo, type Stores } from './export.ts';
import { recordBackup } from '../modules/infrastructure/index.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { PRIVATE_FOLDER } from './private.ts';
import { withCopyClient } from './snapshot.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
  /** Names of older ones that were removed. */
  removed: string[];
  /** Why the database does not know of this backup, so that servers report the age of an earlier one. */
  notRecorded: string | undefined;
}

// Hidden, and never taken for a backup.
const DRAFT_PREFIX = '.incomplete-';
const LOCK_FILE = '.backup.lock';
const LOCK_TIMEOUT_MS = 1_000;
/** The time when it was begun, as 2026-11-24T09-12-33.123Z. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Makes a backup in a folder of its own in `root`, and then removes all complete ones but the newest `keep`.
 * @throws StartError while another process makes one there
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

/** A role that only reads, or tables of an earlier version, must not fail a backup that is complete. */
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

/** Names of backups with a manifest that can be read, newest first. */
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
  // Renamed first: one that is removed in part must not count.
  for (const name of old) await rename(join(root, name), join(root, `${DRAFT_PREFIX}${name}`));
  await removeDrafts(root);
  return old;
}

async function removeDrafts(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(root, name), { recursive: true, force: true });
}
