import { unpackRelease } from '@naija/releases';
import type { FastifyRequest } from 'fastify';
import { finished, PassThrough } from 'node:stream';
import { HttpError } from '../../platform/http/http-error.ts';

const MEGABYTE = 1_000_000;
const MAX_CONTENT = { bytes: 20 * MEGABYTE, files: 500 };
/** Includes headers and padding for the maximum number of files */
const MAX_ARCHIVE_BYTES = MAX_CONTENT.bytes + 2 * MEGABYTE;

/** @throws HttpError 413 if the announced size is too large; errors of `unpackRelease` */
export async function unpackBody({ raw, headers }: FastifyRequest, folder: string): Promise<void> {
  if (Number(headers['content-length']) > MAX_ARCHIVE_BYTES) throw tooLarge();
  // Destroyed when the archive is refused; the connection stays open for the response.
  const archive = new PassThrough();
  const stopWatching = finished(raw, (error) => {
    if (error) archive.destroy(error);
  });
  try {
    await unpackRelease(raw.pipe(archive), folder, MAX_CONTENT);
  } finally {
    stopWatching();
    // A client that is still writing would never read the response, so the rest is read.
    raw.unpipe();
    raw.resume();
  }
}

function tooLarge(): HttpError {
  const [size, files] = [String(MAX_CONTENT.bytes / MEGABYTE), String(MAX_CONTENT.files)];
  const message = `A release may have ${size} MB and ${files} files at most`;
  return new HttpError(413, 'payload_too_large', message);
}
