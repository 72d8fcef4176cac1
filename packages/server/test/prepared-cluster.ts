import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntilStopped } from '@naija/embedded-postgres/test';

/** Environment variable with a folder that all test files share. */
const SHARED = 'TEST_CLUSTERS';

/** Global setup: creates the shared folder, in which the first file that needs a cluster creates it. */
export default async function share(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'naija-clusters-'));
  process.env[SHARED] = folder;
  return async () => {
    const cluster = join(folder, 'postgres');
    // The last worker stops the cluster, which writes until then.
    if (existsSync(cluster)) await waitUntilStopped(cluster);
    await rm(folder, { recursive: true, force: true });
  };
}

export function sharedFolder(): string {
  const shared = process.env[SHARED];
  if (shared === undefined)
    throw new Error(`${SHARED} is not set: is ${import.meta.filename} the global setup?`);
  return shared;
}

/** Copies a cluster that `create` has created and stopped once for all test files: much faster than initdb. */
export async function copyCluster(into: string, create: (folder: string) => Promise<void>): Promise<void> {
  const shared = process.env[SHARED];
  if (shared === undefined) return;
  const prepared = join(shared, 'prepared');
  if (!existsSync(prepared)) {
    const draft = await mkdtemp(join(shared, 'draft-'));
    await create(draft);
    // Another file may have been first, with the same content.
    await rename(draft, prepared).catch(() => undefined);
  }
  await mkdir(into, { recursive: true });
  // Keeps owners: PostgreSQL may run as another user.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, into]);
}
