import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { PROVENANCE_FILE } from '@naija/contracts/http/releases';

/**
 * Streams a release's folder as a tar archive, reproducibly.
 * @param provenance file that is added to those of the release
 */
export function packRelease(folder: string, provenance?: string): Readable {
  return packFiles(async (archive) => {
    await addFolder(archive, folder, () => true);
    if (provenance !== undefined) await addFile(archive, PROVENANCE_FILE, provenance);
  });
}

/** Streams a stored release like `packRelease`, without the hidden files that were added to the built ones. */
export function packStoredRelease(folder: string): Readable {
  return packFiles((archive) => addFolder(archive, folder, (name) => !name.startsWith('.')));
}

function packFiles(fill: (archive: Pack) => Promise<void>): Readable {
  const archive = pack();
  fill(archive).then(
    () => {
      archive.finalize();
    },
    (error: unknown) => archive.destroy(error as Error),
  );
  return Readable.from(archive, { objectMode: false });
}

async function addFolder(archive: Pack, folder: string, isWanted: (name: string) => boolean): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => !item.isDirectory() && isWanted(item.name))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
  for (const file of files)
    await addFile(archive, path.relative(folder, file).split(path.sep).join('/'), file);
}

async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), archive.entry({ name, size, mode: 0o644, mtime: new Date(0) }));
}
