import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../files/exists.ts';
import type { Photo } from './pipeline.ts';

/** Keeps photos; safe for several processes on one folder. */
export interface PhotoStore {
  /** Resolves once every variant can be served. Keeping the same photo twice changes nothing. */
  save: (photo: Photo) => Promise<void>;
}

/** Keeps photos as `<folder>/<id>/<size>.<format>`; a photo appears there whole or not at all. */
export function photoFolder(folder: string): PhotoStore {
  return {
    async save({ id, variants }) {
      await mkdir(folder, { recursive: true });
      // A hidden name, which hosting never serves.
      const draft = await mkdtemp(join(folder, '.draft-'));
      try {
        await Promise.all(
          variants.map(({ size, format, data }) => writeFile(join(draft, `${String(size)}.${format}`), data)),
        );
        await rename(draft, join(folder, id)).catch(async (error: unknown) => {
          if (!(await exists(join(folder, id)))) throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}
