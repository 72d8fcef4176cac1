import { listParts, markAsMirror, ReleaseError, withLock } from '@naija/releases';
import type { Connection } from '../../../database/database.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { uploadChanges } from './change-copy.ts';
import { readIndex, writeIndex } from './release-index.ts';
import { withReleaseLock } from './release-lock.ts';

/**
 * Copies a folder of releases with registry, audit and source maps to a storage without releases, and makes the folder its
 * mirror. Returns the number of copied parts.
 * @throws ReleaseError 'conflict' if the storage has releases, 'not_found' if the folder has none
 */
export async function moveReleases(dir: string, store: ObjectStore, connection: Connection): Promise<number> {
  return withReleaseLock(connection, (lock) =>
    withLock(dir, async () => {
      if (await readIndex(store))
        throw new ReleaseError(
          'conflict',
          'The storage holds releases already; a folder goes into an empty one',
        );
      if ((await listParts(dir)).length === 0)
        throw new ReleaseError('not_found', `There are no releases in ${dir}`);
      const index = await uploadChanges(store, dir, dir, new Map());
      await lock.check();
      await writeIndex(store, index);
      await markAsMirror(dir);
      await lock.notify();
      return index.size;
    }),
  );
}
