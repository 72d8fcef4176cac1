import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { untilDeserted } from '@naija/embedded-postgres/test';

/** In the environment of the tests: a folder for what all their files share. */
const SHARED = 'TEST_CLUSTERS';

/** Before all tests: makes the folder, in which the first file that needs it leaves a cluster for the others. */
export default async function share(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'naija-clusters-'));
  process.env[SHARED] = folder;
  return async () => {
    const cluster = join(folder, 'postgres');
    // The last worker to end stops the cluster, which writes until then.
    if (existsSync(cluster)) await untilDeserted(cluster);
    await rm(folder, { recursive: true, force: true });
  };
}

/** The folder that all test files share. */
export function sharedFolder(): string {
  const shared = process.env[SHARED];
  if (shared === undefined)
    throw new Error(`${SHARED} is not set: is ${import.meta.filename} the global setup?`);
  return shared;
}

/**
 * Puts the data of a cluster into a folder, as a copy of one that is made once: copying is much quicker.
 * @param make makes a cluster in a folder, and stops it
 */
export async function copyCluster(into: string, make: (folder: string) => Promise<void>): Promise<void> {
  const shared = process.env[SHARED];
  if (shared === undefined) return;
  const prepared = join(shared, 'prepared');
  if (!existsSync(prepared)) {
    const draft = await mkdtemp(join(shared, 'draft-'));
    await make(draft);
    // Another file may have been quicker; what stands there is the same.
    await rename(draft, prepared).catch(() => undefined);
  }
  await mkdir(into, { recursive: true });
  // Owners stay: PostgreSQL may run as another user.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, into]);
}
