import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../../platform/files/exists.ts';
import type { Photo } from './pipeline.ts';

// A hidden name, which hosting never serves.
const DRAFT = '.draft-';

/** Keeps photos; safe for several processes on one folder. */
export interface PhotoStore {
  /** Resolves once every variant can be served. Keeping the same photo twice only makes it look new. */
  save: (photo: Photo) => Promise<void>;
  /** Resolves once no variant can be served any more. */
  remove: (id: string) => Promise<void>;
  /** Bytes of all variants; none of a photo that is not there. */
  sizeOf: (id: string) => Promise<number>;
  /** Ids of the photos that nobody has saved since a time. */
  olderThan: (time: Date) => Promise<string[]>;
  /** Removes what was left half-written before a time. */
  removeDrafts: (time: Date) => Promise<void>;
}

/** Keeps photos as `<folder>/<id>/<size>.<format>`; a photo appears there, and goes, whole or not at all. */
export function photoFolder(folder: string): PhotoStore {
  return {
    save: (photo) => save(folder, photo),
    remove: (id) => remove(folder, id),
    sizeOf: (id) => sizeOf(join(folder, id)),
    async olderThan(time) {
      const names = await oldEntries(folder, time);
      return names.filter((name) => /^[0-9a-f]{32}$/.test(name));
    },
    async removeDrafts(time) {
      for (const name of await oldEntries(folder, time))
        if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

async function save(folder: string, { id, variants }: Photo): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, DRAFT));
  const place = join(folder, id);
  try {
    await Promise.all(
      variants.map(({ size, format, data }) => writeFile(join(draft, `${String(size)}.${format}`), data)),
    );
    await rename(draft, place).catch(async (error: unknown) => {
      if (!(await exists(place))) throw error;
      const now = new Date();
      await utimes(place, now, now);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function remove(folder: string, id: string): Promise<void> {
  const place = join(folder, id);
  if (!(await exists(place))) return;
  const draft = await mkdtemp(join(folder, DRAFT));
  await rename(place, join(draft, id));
  await rm(draft, { recursive: true, force: true });
}

async function sizeOf(place: string): Promise<number> {
  const names = (await exists(place)) ? await readdir(place) : [];
  // It may be removed meanwhile.
  const sizes = names.map((name) =>
    stat(join(place, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Names in a folder, if there is one, that were last changed before a time. */
async function oldEntries(folder: string, time: Date): Promise<string[]> {
  const names = (await exists(folder)) ? await readdir(folder) : [];
  const changed = await Promise.all(
    names.map(async (name) => {
      // Whoever else sweeps may have been quicker.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found !== undefined && found.mtime < time;
    }),
  );
  return names.filter((_name, index) => changed[index]);
}
