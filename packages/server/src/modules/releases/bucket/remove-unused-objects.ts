import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { objectKey, OBJECTS_PREFIX, readIndex } from './release-index.ts';
import type { ReleaseLock } from './release-lock.ts';

/** Processes may still read the previous index, and operators may want it back. */
const GRACE_MS = 24 * 60 * 60 * 1_000;

/** Removes objects that no part is any more: earlier registries, old releases, and uploads that were not switched to. */
export async function removeUnusedObjects(store: ObjectStore, lock: ReleaseLock, now: Date): Promise<void> {
  const index = await readIndex(store);
  // Without an index, the objects may be all that is left.
  if (!index) return;
  const used = new Set([...index.values()].map(({ hash }) => objectKey(hash)));
  const unused: string[] = [];
  for await (const { key, modifiedAt } of store.list(OBJECTS_PREFIX))
    if (!used.has(key) && now.getTime() - modifiedAt.getTime() > GRACE_MS) unused.push(key);
  await lock.check();
  await store.remove(unused);
}
