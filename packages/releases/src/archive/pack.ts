import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';

/** Streams a release's folder as a tar archive, reproducibly. */
export function packRelease(folder: string): Readable {
  const archive = pack();
  fill(archive, folder).catch((error: unknown) => archive.destroy(error as Error));
  return Readable.from(archive, { objectMode: false });
}

async function fill(archive: Pack, folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => !item.isDirectory())
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
  for (const file of files) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    const { size } = await stat(file);
    await pipeline(createReadStream(file), archive.entry({ name, size, mode: 0o644, mtime: new Date(0) }));
  }
  archive.finalize();
}
