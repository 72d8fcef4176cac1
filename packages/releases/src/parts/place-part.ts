import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packStoredRelease } from '../archive/pack.ts';
import { unpackRelease } from '../archive/unpack.ts';
import { STORED_PROVENANCE } from '../release-provenance.ts';
import { temporaryPath } from '../temporary.ts';
import { partKind, partPath } from './list-parts.ts';

/** Size of a file's header in an archive, and so the minimum that a file takes. */
const TAR_BLOCK_BYTES = 512;

/** A part as bytes; a folder becomes an archive that is equal for equal files. */
export async function packPart(remotesDir: string, name: string): Promise<Buffer> {
  const place = partPath(remotesDir, name);
  return partKind(name) === 'folder' ? buffer(packStoredRelease(place)) : readFile(place);
}

/**
 * Stores the output of `packPart` atomically: concurrent readers see the old or the new part. Requires the lock.
 * @throws ReleaseError if it is not a sound archive
 */
export async function placePart(remotesDir: string, name: string, bytes: Buffer): Promise<void> {
  const place = partPath(remotesDir, name);
  const draft = temporaryPath(remotesDir);
  try {
    await mkdir(path.dirname(place), { recursive: true });
    if (partKind(name) === 'file') {
      await writeFile(draft, bytes);
      await rename(draft, place);
    } else {
      const limits = { bytes: bytes.length, files: bytes.length / TAR_BLOCK_BYTES };
      await unpackRelease(Readable.from([bytes]), draft, limits);
      await replaceFolder(draft, place, temporaryPath(remotesDir));
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Replaces a folder, which exists if it was damaged or has other source maps, and keeps its provenance. */
async function replaceFolder(draft: string, place: string, earlier: string): Promise<void> {
  await rename(place, earlier).catch(ignoreMissing);
  await rename(draft, place);
  await rename(path.join(earlier, STORED_PROVENANCE), path.join(place, STORED_PROVENANCE)).catch(
    ignoreMissing,
  );
  await rm(earlier, { recursive: true, force: true });
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
