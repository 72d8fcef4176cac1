import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { sendFile } from '../../platform/http/send-file.ts';
import {
  fileName,
  IMMUTABLE,
  PHOTO_ID,
  variantOf,
  type PhotoStore,
  type StoredPhoto,
} from './photo-store.ts';
import type { Photo } from './process-photo.ts';

// Drafts are hidden, and hosting serves no dotfiles
const DRAFT_PREFIX = '.draft-';

/** Files are `<folder>/<id>/<size>.<format>`; renaming a draft folder makes writes atomic. */
export function createFolderPhotoStore(folder: string): PhotoStore {
  return {
    save: (photo) => save(folder, photo),
    read: (id) => read(folder, id),
    remove: (id) => remove(folder, id),
    sizeOf: (id) => sizeOf(join(folder, id)),
    list: () => list(folder),
    async removeDrafts(before) {
      for await (const { name, modifiedAt } of entries(folder))
        if (name.startsWith(DRAFT_PREFIX) && modifiedAt < before)
          await rm(join(folder, name), { recursive: true, force: true });
    },
    send: (reply, path) => sendFile(reply, folder, path, IMMUTABLE),
    check: async () => {
      await mkdir(folder, { recursive: true });
    },
  };
}

async function save(folder: string, { id, variants }: Photo): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, DRAFT_PREFIX));
  const target = join(folder, id);
  try {
    await Promise.all(variants.map((variant) => writeFile(join(draft, fileName(variant)), variant.data)));
    await rename(draft, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
      const now = new Date();
      await utimes(target, now, now);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function read(folder: string, id: string): Promise<Photo | undefined> {
  const target = join(folder, id);
  if (!PHOTO_ID.test(id) || !(await exists(target))) return undefined;
  const names = await readdir(target);
  const variants = await Promise.all(
    names.map(async (name) => variantOf(name, await readFile(join(target, name)))),
  );
  return { id, variants: variants.flat() };
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

async function* list(folder: string): AsyncGenerator<StoredPhoto> {
  for await (const { name, modifiedAt } of entries(folder))
    if (PHOTO_ID.test(name)) yield { id: name, modifiedAt };
}

async function* entries(folder: string) {
  for (const name of (await exists(folder)) ? await readdir(folder) : []) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found) yield { name, modifiedAt: found.mtime };
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
