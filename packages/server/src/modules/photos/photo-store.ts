import { access, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from './process-photo.ts';
import { readIfExists } from './read-if-exists.ts';

// Hidden: hosting serves no dotfiles.
const DRAFT_PREFIX = '.draft-';

export interface PhotoStore {
  /** Saving the same photo again only refreshes its modification time. */
  save: (photo: Photo) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** A variant such as '640.jpg'; undefined where it is not stored. */
  read: (id: string, variant: string) => Promise<Buffer | undefined>;
  sizeOf: (id: string) => Promise<number>;
  findOlderThan: (time: Date) => Promise<string[]>;
  removeDrafts: (time: Date) => Promise<void>;
}

/** Stores photos as `<folder>/<id>/<size>.<format>`, atomically: by renaming a draft folder. */
export function createPhotoStore(folder: string): PhotoStore {
  return {
    save: (photo) => save(folder, photo),
    remove: (id) => remove(folder, id),
    read: (id, variant) => readIfExists(join(folder, id, variant)),
    sizeOf: (id) => sizeOf(join(folder, id)),
    async findOlderThan(time) {
      const names = await oldEntries(folder, time);
      return names.filter((name) => /^[0-9a-f]{32}$/.test(name));
    },
    async removeDrafts(time) {
      for (const name of await oldEntries(folder, time))
        if (name.startsWith(DRAFT_PREFIX)) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

async function save(folder: string, { id, variants }: Photo): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, DRAFT_PREFIX));
  const target = join(folder, id);
  try {
    await Promise.all(
      variants.map(({ size, format, data }) => writeFile(join(draft, `${String(size)}.${format}`), data)),
    );
    await rename(draft, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
      const now = new Date();
      await utimes(target, now, now);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function remove(folder: string, id: string): Promise<void> {
  const target = join(folder, id);
  if (!(await exists(target))) return;
  const draft = await mkdtemp(join(folder, DRAFT_PREFIX));
  await rename(target, join(draft, id));
  await rm(draft, { recursive: true, force: true });
}

async function sizeOf(target: string): Promise<number> {
  const names = (await exists(target)) ? await readdir(target) : [];
  const sizes = names.map((name) =>
    stat(join(target, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function oldEntries(folder: string, time: Date): Promise<string[]> {
  const names = (await exists(folder)) ? await readdir(folder) : [];
  const modifiedAtMs = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found !== undefined && found.mtime < time;
    }),
  );
  return names.filter((_name, index) => modifiedAtMs[index]);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
