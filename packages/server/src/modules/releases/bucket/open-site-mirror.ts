import { isMirror, listParts, markAsMirror, partPath, withLock } from '@naija/releases';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { existsSync } from 'node:fs';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { StartError } from '../../../start-error.ts';
import type { Warn } from './bucket-releases.ts';
import { openMirror, type Mirror } from './mirror.ts';

/**
 * Opens the mirror of a site and pulls it. If the storage is out of reach, the mirror stays as it was.
 * @throws StartError if there is nothing to serve then, or the folder holds releases that are not from a bucket
 */
export async function openSiteMirror(store: ObjectStore, dir: string, warn: Warn): Promise<Mirror> {
  await withLock(dir, () => claimFolder(dir));
  const mirror = await openMirror(store, dir);
  await mirror.pull().catch((error: unknown) => {
    const reason = reasonOf(error);
    if (!existsSync(partPath(dir, REGISTRY_PATH)))
      throw new StartError(
        `STORAGE_URL: the releases cannot be taken from the storage, and ${dir} holds none from before: ${reason}`,
        { cause: error },
      );
    warn(error, `the releases cannot be pulled from the storage; those in ${dir} are served`);
  });
  return mirror;
}

async function claimFolder(dir: string): Promise<void> {
  if (isMirror(dir)) return;
  if ((await listParts(dir)).length > 0)
    throw new StartError(
      `${dir} holds releases that are not from the storage at STORAGE_URL, and would be replaced. ` +
        'Take them there with "naija releases move", or set REMOTES_DIR to another folder',
    );
  await markAsMirror(dir);
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
