import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createPhotoStore, type Photo, type PhotoStore } from '../modules/photos/index.ts';
import { PHOTO_LIST_FILE, PHOTOS_FOLDER, type Manifest, PRIVATE_FILE, PRIVATE_FOLDER } from './manifest.ts';

/** Line in the list of a backup's photos. */
export interface ListedPhoto {
  id: string;
  bytes: number;
  /** Digest of names, sizes and bytes of all variants. */
  sha256: string;
}

const IDS_FILE = 'photo-ids.txt';
const AT_ONCE = 8;

/** Writes the ids of the photos that rows refer to, in order. */
export async function copyPhotoIds(client: pg.ClientBase, folder: string): Promise<void> {
  const ids = await photoIdsQuery(client);
  await pipeline(
    client.query(copyTo(`copy (${ids}) to stdout`)),
    createWriteStream(join(folder, IDS_FILE), { flags: 'wx', mode: PRIVATE_FILE }),
  );
}

/**
 * Builds the query for the `photo` of all rows: each id once, in byte order. It also works for a database of an earlier
 * version.
 */
export async function photoIdsQuery(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.work_photos') is not null as exists`,
  );
  const portraits = 'select distinct image collate "C" as photo from public.agents where image is not null';
  const work = 'union select photo collate "C" from public.work_photos';
  return `${portraits} ${rows[0]?.exists === true ? work : ''} order by 1`;
}

/** Copies the photos of a snapshot. Photos in the previous backup are linked instead, because their files never change. */
export async function copyPhotos(
  store: PhotoStore,
  folder: string,
  previous: string | undefined,
): Promise<Manifest['photos']> {
  const result = { count: 0, bytes: 0, missing: [] as string[] };
  const hash = createHash('sha256');
  const earlier = previous === undefined ? undefined : seekPhotos(previous);
  const list = await open(join(folder, PHOTO_LIST_FILE), 'wx', PRIVATE_FILE);
  try {
    for await (const ids of inBatches(linesOf(join(folder, IDS_FILE)), AT_ONCE)) {
      const known = new Map<string, ListedPhoto | undefined>();
      for (const id of ids) known.set(id, await earlier?.(id));
      const copied = await Promise.all(
        ids.map((id) => copyPhoto(store, folder, id, previous, known.get(id))),
      );
      result.missing.push(...ids.filter((_id, index) => copied[index] === undefined));
      const photos = copied.filter((photo) => photo !== undefined);
      const text = photos.map(({ id, bytes, sha256 }) => `${id} ${String(bytes)} ${sha256}\n`).join('');
      hash.update(text);
      await list.write(text);
      result.count += photos.length;
      result.bytes += photos.reduce((sum, { bytes }) => sum + bytes, 0);
    }
  } finally {
    await list.close();
  }
  await rm(join(folder, IDS_FILE));
  return { ...result, sha256: hash.digest('hex') };
}

async function copyPhoto(
  store: PhotoStore,
  folder: string,
  id: string,
  previous: string | undefined,
  known: ListedPhoto | undefined,
): Promise<ListedPhoto | undefined> {
  const target = join(folder, PHOTOS_FOLDER, id);
  if (previous !== undefined && known !== undefined) {
    if (await linkFiles(join(previous, PHOTOS_FOLDER, id), target)) return known;
    await rm(target, { recursive: true, force: true });
  }
  const photo = await store.read(id);
  if (!photo) return undefined;
  await mkdir(target, { mode: PRIVATE_FOLDER });
  for (const { size, format, data } of photo.variants)
    await writeFile(join(target, `${String(size)}.${format}`), data, { mode: PRIVATE_FILE });
  return { id, ...describePhoto(photo) };
}

/** Files cannot be linked to another disk, with too many links, or once they are removed. */
async function linkFiles(source: string, target: string): Promise<boolean> {
  try {
    const names = await readdir(source);
    await mkdir(target, { mode: PRIVATE_FOLDER });
    for (const name of names) await link(join(source, name), join(target, name));
    return true;
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

/** Reads the list of the photos of a backup. */
export async function* listedPhotos(folder: string): AsyncGenerator<ListedPhoto> {
  for await (const line of linesOf(join(folder, PHOTO_LIST_FILE))) {
    const [id = '', bytes, sha256 = ''] = line.split(' ');
    yield { id, bytes: Number(bytes), sha256 };
  }
}

/** Searches the list in one pass, so ids must be requested in order. */
function seekPhotos(folder: string): (id: string) => Promise<ListedPhoto | undefined> {
  const photos = listedPhotos(folder);
  let current: ListedPhoto | undefined;
  return async (id) => {
    while (current === undefined || current.id < id) {
      const next = await photos.next();
      if (next.done === true) return undefined;
      current = next.value;
    }
    return current.id === id ? current : undefined;
  };
}

/** @throws Error if the photo differs from the one that was backed up */
export async function readBackedUpPhoto(folder: string, { id, sha256 }: ListedPhoto): Promise<Photo> {
  const photo = await createPhotoStore(join(folder, PHOTOS_FOLDER)).read(id);
  if (!photo || describePhoto(photo).sha256 !== sha256)
    throw new Error(
      `${join(folder, PHOTOS_FOLDER, id)} is damaged. Remove it: the next backup copies the photo again if it is still in use`,
    );
  return photo;
}

/** The server's hourly job removes those that no row refers to. */
export async function storePhotos(folder: string, store: PhotoStore): Promise<void> {
  for await (const photos of inBatches(listedPhotos(folder), AT_ONCE))
    await Promise.all(photos.map(async (photo) => store.save(await readBackedUpPhoto(folder, photo))));
}

function describePhoto({ variants }: Photo): Pick<ListedPhoto, 'bytes' | 'sha256'> {
  const hash = createHash('sha256');
  let bytes = 0;
  const named = variants.map(({ size, format, data }) => ({ name: `${String(size)}.${format}`, data }));
  for (const { name, data } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name} ${String(data.length)}\n`).update(data);
    bytes += data.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/** Yields groups of at most `size` items, in order. */
export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
