import { unpackRelease } from '@naija/releases';
import type { FastifyRequest } from 'fastify';
import { finished, PassThrough } from 'node:stream';
import { HttpError } from '../../platform/http/http-error.ts';

const MEGABYTE = 1_000_000;
/** Bounds on what an archive holds. */
const CONTENT = { bytes: 20 * MEGABYTE, files: 500 };
/** Bytes of an archive: what it may hold, and as much as the names and the padding of so many files take. */
const ARCHIVE_BYTES = CONTENT.bytes + 2 * MEGABYTE;

/**
 * Unpacks the archive that a request brings into a folder as it arrives.
 * Rejects with HttpError 413 where it is announced to be larger than may be, else as `unpackRelease` does.
 */
export async function unpackBody({ raw, headers }: FastifyRequest, folder: string): Promise<void> {
  if (Number(headers['content-length']) > ARCHIVE_BYTES) throw tooLarge();
  // A way of its own: what is refused is destroyed, and the connection is still needed for the answer.
  const archive = new PassThrough();
  const forget = finished(raw, (error) => {
    if (error) archive.destroy(error);
  });
  try {
    await unpackRelease(raw.pipe(archive), folder, CONTENT);
  } finally {
    forget();
    // What is left of a refused archive is read and dropped: who only writes would never see the answer.
    raw.unpipe();
    raw.resume();
  }
}

function tooLarge(): HttpError {
  const [size, files] = [String(CONTENT.bytes / MEGABYTE), String(CONTENT.files)];
  const message = `A release may have ${size} MB and ${files} files at most`;
  return new HttpError(413, 'payload_too_large', message);
}
