import { listParts, packPart, partKind, partPath, placePart, withLock } from '@naija/releases';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { existsSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { shareNext } from '../../../platform/concurrency/share-next.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { ReleaseStoreState } from '../release-store.ts';
import {
  hashOf,
  isSameIndex,
  isSamePart,
  objectKey,
  readIndex,
  type IndexedPart,
  type ReleaseIndex,
} from './release-index.ts';

/** Pages may still load a release that was just removed */
const REMOVAL_GRACE_MS = 10 * 60_000;
const MAX_CONCURRENT_DOWNLOADS = 4;

export interface Mirror {
  readonly dir: string;
  /**
   * Makes the folder equal to the bucket, and returns its index. If anything is missing or damaged in the bucket, the registry
   * stays as it was.
   */
  pull: () => Promise<ReleaseIndex>;
  state: () => ReleaseStoreState;
}

/** The folder may be an earlier mirror, shared by processes of this machine. */
export async function openMirror(
  store: ObjectStore,
  dir: string,
  clock: () => Date = () => new Date(),
): Promise<Mirror> {
  const state: ReleaseStoreState = { syncedAt: null, failure: 'The storage was not asked yet' };
  const held = await withLock(dir, () => readParts(dir));
  const pull = shareNext(async () => {
    try {
      const index = await follow({ store, dir, held, clock });
      Object.assign(state, { syncedAt: clock(), failure: null });
      return index;
    } catch (error) {
      state.failure = (error as Error).message;
      throw error;
    }
  });
  return { dir, pull, state: () => ({ ...state }) };
}

interface Held extends IndexedPart {
  goneSince?: number;
}

interface Mirroring {
  store: ObjectStore;
  dir: string;
  held: Map<string, Held>;
  clock: () => Date;
}

/** Hashes everything, because a power loss may have left empty files. */
async function readParts(dir: string): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (const name of await listParts(dir)) held.set(name, { hash: hashOf(await packPart(dir, name)) });
  return held;
}

async function follow(mirroring: Mirroring): Promise<ReleaseIndex> {
  const { dir, held } = mirroring;
  const index = await indexOf(mirroring);
  if (isSameIndex(index, held)) return index;
  // Another process may have pulled a later index before the lock.
  return withLock(dir, async () => {
    const latest = await indexOf(mirroring);
    await bring(mirroring, latest);
    return latest;
  });
}

async function indexOf({ store, dir }: Mirroring): Promise<ReleaseIndex> {
  const index = await readIndex(store);
  if (!index && existsSync(partPath(dir, REGISTRY_PATH)))
    throw new Error(`The storage no longer holds releases; those in ${dir} stay in service`);
  return index ?? new Map();
}

async function bring(mirroring: Mirroring, index: ReleaseIndex): Promise<void> {
  const { held } = mirroring;
  const wanted = [...index].filter(([name, part]) => !isSamePart(part, held.get(name)));
  const folders = wanted.filter(([name]) => partKind(name) === 'folder');
  const files = wanted.filter(([name]) => partKind(name) === 'file');
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT_DOWNLOADS }, async () => {
      for (let next = folders.pop(); next; next = folders.pop()) await take(mirroring, ...next);
    }),
  );
  // Writing the registry is the switch, so it comes last.
  files.sort(([one], [other]) => Number(one === REGISTRY_PATH) - Number(other === REGISTRY_PATH));
  for (const file of files) await take(mirroring, ...file);
  await removeGone(mirroring, index);
}

async function take({ store, dir, held }: Mirroring, name: string, part: IndexedPart): Promise<void> {
  if (!(await isThere(dir, name, part, held))) await placePart(dir, name, await download(store, name, part));
  if (part.modified !== undefined)
    await utimes(partPath(dir, name), new Date(part.modified), new Date(part.modified));
  held.set(name, part);
}

/** Another process of this machine may have written the file. */
async function isThere(
  dir: string,
  name: string,
  { hash }: IndexedPart,
  held: Mirroring['held'],
): Promise<boolean> {
  if (held.get(name)?.hash === hash) return true;
  return existsSync(partPath(dir, name)) && hashOf(await packPart(dir, name)) === hash;
}

async function download(store: ObjectStore, name: string, { hash }: IndexedPart): Promise<Buffer> {
  const bytes = await store.read(objectKey(hash));
  const problem = !bytes ? 'is missing' : hashOf(bytes) === hash ? undefined : 'is damaged';
  if (bytes && problem === undefined) return bytes;
  throw new Error(`${objectKey(hash)} in the storage, which is ${name} of the releases, ${String(problem)}`);
}

async function removeGone({ dir, held, clock }: Mirroring, index: ReleaseIndex): Promise<void> {
  const now = clock().getTime();
  for (const [name, part] of held) {
    if (index.has(name)) continue;
    const { goneSince = now } = part;
    held.set(name, { ...part, goneSince });
    if (now - goneSince < REMOVAL_GRACE_MS) continue;
    await rm(partPath(dir, name), { recursive: true, force: true });
    held.delete(name);
  }
}
