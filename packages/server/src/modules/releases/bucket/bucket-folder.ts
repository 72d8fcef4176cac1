import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { openMirror } from './mirror.ts';

/** Source maps and drafts are not public */
const PRIVATE_FOLDER = 0o700;

/**
 * Runs work on a folder with exactly the releases that the bucket lists now. The folder is inside `around`, which is created
 * and removed. Rejects if something listed is missing or damaged.
 */
export async function withBucketFolder<T>(
  store: ObjectStore,
  around: string,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = join(around, 'remotes');
  try {
    await mkdir(dir, { recursive: true, mode: PRIVATE_FOLDER });
    const mirror = await openMirror(store, dir);
    await mirror.pull();
    return await work(dir);
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}
