import send from '@fastify/send';
import type { FastifyReply } from 'fastify';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { HttpError } from './http-error.ts';

const ENCODED_PUNCTUATION = /%(?:2f|2e|5c|00)/i;
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Sends a file or its `.br` or `.gz` variant; responds 404 for hidden files and paths that are not canonical. */
export async function sendFile(
  reply: FastifyReply,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const { request } = reply;
  if (ENCODED_PUNCTUATION.test(request.url) || !path.split('/').every(isPlainName))
    return sendNotFound(reply);
  for (const encoding of [...acceptedEncodings(request), undefined]) {
    const copy = encoding === undefined ? path : path + EXTENSIONS[encoding];
    const sent = await send(request.raw, encodeURI(copy), {
      root: folder,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
    });
    if (sent.type === 'error' && sent.statusCode !== 404)
      throw new HttpError(sent.statusCode, 'bad_request', sent.metadata.error.message);
    if (sent.type !== 'file') continue;
    reply
      .code(sent.statusCode)
      .headers(sent.headers)
      .headers({ 'cache-control': cacheControl, vary: 'accept-encoding' });
    if (encoding !== undefined)
      reply.headers({ 'content-type': contentType(path), 'content-encoding': encoding });
    return reply.send(sent.stream);
  }
  return sendNotFound(reply);
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\\p{Cc}]/u.test(segment);
}

function contentType(path: string): string {
  const type = send.mime.getType(path) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
