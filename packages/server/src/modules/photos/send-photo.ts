import { PHOTO_PREFIX } from '@naija/contracts/domain/photos';
import type { FastifyReply } from 'fastify';
import { matchesETag } from '../../platform/http/etag.ts';
import { sendNotFound } from '../../platform/http/send-file.ts';
import { CONTENT_TYPES, IMMUTABLE, STORED_SIZES } from './photo-store.ts';

const FILE = new RegExp(`^([0-9a-f]{32})/(${STORED_SIZES.join('|')})\\.(webp|jpg)$`);

/**
 * Sends one file of a photo, or 404. It is read as a whole, at most 300 kB, so that slow clients occupy no connection to the
 * storage.
 */
export async function sendPhoto(
  reply: FastifyReply,
  path: string,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<FastifyReply> {
  const { request } = reply;
  const [file, id = '', size = '', format] = FILE.exec(path) ?? [];
  // A path with encoded characters would be a second address of the same photo.
  const isPlain = request.url.split('?')[0] === PHOTO_PREFIX + path;
  const data = file !== undefined && isPlain ? await read(file) : undefined;
  if (!data) return sendNotFound(reply);
  const etag = `"${id}-${size}-${format ?? ''}"`;
  reply.headers({ 'cache-control': IMMUTABLE, etag, 'accept-ranges': 'bytes' });
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(CONTENT_TYPES[format === 'webp' ? 'webp' : 'jpg']);
  return sendRange(reply, data);
}

/** Sends one requested range (RFC 9110, section 14.2); other range requests get all bytes, as the standard permits. */
function sendRange(reply: FastifyReply, data: Buffer): FastifyReply {
  const { range, 'if-range': condition } = reply.request.headers;
  const [asked, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  const isCurrent = condition === undefined || condition === reply.getHeader('etag');
  if (asked === undefined || (from === '' && to === '') || !isCurrent) return reply.send(data);
  const total = data.length;
  const start = from === '' ? Math.max(total - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (start > end)
    return reply
      .code(416)
      .header('content-range', `bytes */${String(total)}`)
      .send();
  return reply
    .code(206)
    .header('content-range', `bytes ${String(start)}-${String(end)}/${String(total)}`)
    .send(data.subarray(start, end + 1));
}
