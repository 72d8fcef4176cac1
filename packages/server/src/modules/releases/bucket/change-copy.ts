import { listParts, packPart, partKind, partPath } from '@naija/releases';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { hashOf, objectKey, type IndexedPart, type ReleaseIndex } from './release-index.ts';

/** The copy is cheap, because files of releases are hard links. */
export async function withCopy<T>(
  dir: string,
  index: ReleaseIndex,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const around = await mkdtemp(`${dir}.changing-`);
  const copy = join(around, 'remotes');
  try {
    await mkdir(copy);
    for (const [name, part] of index) await copyPart(dir, copy, name, part);
    return await work(copy);
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}

/** Uploads everything that differs in the copy, and returns its index. Existing objects of the bucket stay unchanged. */
export async function uploadChanges(
  store: ObjectStore,
  dir: string,
  copy: string,
  before: ReleaseIndex,
): Promise<ReleaseIndex> {
  const after = new Map<string, IndexedPart>();
  for (const name of await listParts(copy)) {
    const known = before.get(name);
    const hash =
      known && (await isLinked(partPath(dir, name), partPath(copy, name), name))
        ? known.hash
        : await upload(store, await packPart(copy, name), known);
    after.set(name, { hash, ...(await modifiedTime(copy, name)) });
  }
  return after;
}

async function upload(store: ObjectStore, bytes: Buffer, known: IndexedPart | undefined): Promise<string> {
  const hash = hashOf(bytes);
  if (hash !== known?.hash) await store.write(objectKey(hash), bytes);
  return hash;
}

async function modifiedTime(dir: string, name: string): Promise<Pick<IndexedPart, 'modified'>> {
  if (partKind(name) !== 'folder') return {};
  return { modified: Math.round((await stat(partPath(dir, name))).mtimeMs) };
}

async function copyPart(dir: string, copy: string, name: string, { modified }: IndexedPart): Promise<void> {
  const [from, to] = [partPath(dir, name), partPath(copy, name)];
  await mkdir(dirname(to), { recursive: true });
  // The audit is appended to in place, so it is not linked.
  if (partKind(name) === 'file') return copyFile(from, to);
  const files = await builtFiles(from);
  for (const folder of new Set(files.map((file) => dirname(join(to, file)))))
    await mkdir(folder, { recursive: true });
  for (const file of files) await linkOrCopy(join(from, file), join(to, file));
  if (modified !== undefined) await utimes(to, new Date(modified), new Date(modified));
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/** True if a folder still consists of exactly the files that it was copied from. */
async function isLinked(from: string, to: string, name: string): Promise<boolean> {
  if (partKind(name) === 'file') return false;
  const [before, after] = await Promise.all([builtFiles(from), builtFiles(to)]);
  if (before.join() !== after.join()) return false;
  const same = before.map(async (file) => {
    const [one, other] = await Promise.all([stat(join(from, file)), stat(join(to, file))]);
    return one.ino === other.ino;
  });
  return (await Promise.all(same)).every(Boolean);
}

/** Lists the files of a folder without hidden ones, which are separate parts. */
async function builtFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .sort();
}
