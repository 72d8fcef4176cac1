import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { PROVENANCE_FILE } from '@naija/contracts/http/releases';

/**
 * Streams a release's folder as a tar archive, reproducibly.
 * @param provenance file that goes beside those of the release
 */
export function packRelease(folder: string, provenance?: string): Readable {
  const archive = pack();
  fill(archive, folder, provenance).catch((error: unknown) => archive.destroy(error as Error));
  return Readable.from(archive, { objectMode: false });
}

async function fill(archive: Pack, folder: string, provenance: string | undefined): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => !item.isDirectory())
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
  for (const file of files) {
    await addFile(archive, path.relative(folder, file).split(path.sep).join('/'), file);
  }
  if (provenance !== undefined) await addFile(archive, PROVENANCE_FILE, provenance);
  archive.finalize();
}

async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), archive.entry({ name, size, mode: 0o644, mtime: new Date(0) }));
}
