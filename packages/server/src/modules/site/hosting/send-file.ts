import type { FastifyReply } from 'fastify';

/** Slash, dot, backslash and NUL in disguise: no file needs them to be asked for. */
const DISGUISED = /%(?:2f|2e|5c|00)/i;

/**
 * Sends a file of a folder, in the smallest encoding that lies beside it and the caller takes.
 * Answers 404 where there is none, and for every path that would leave the folder, names a hidden file or is another
 * way to write the address of a file.
 */
export function sendFile(
  reply: FastifyReply,
  folder: string,
  path: string,
  cacheControl: string,
): FastifyReply {
  if (DISGUISED.test(reply.request.url) || !path.split('/').every(isPlainName)) return sendNothing(reply);
  return reply.header('cache-control', cacheControl).header('vary', 'accept-encoding').sendFile(path, folder);
}

/** Answers 404, in words that programs understand. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\\p{Cc}]/u.test(segment);
}
