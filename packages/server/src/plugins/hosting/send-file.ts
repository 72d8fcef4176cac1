import type { FastifyReply } from 'fastify';

/**
 * Sends a file of a folder, in the smallest encoding that lies beside it and the caller takes.
 * Answers 404 where there is none, and for every path that would leave the folder or names a hidden file.
 */
export function sendFile(
  reply: FastifyReply,
  folder: string,
  path: string,
  cacheControl: string,
): FastifyReply {
  const isFile = path !== '' && !path.endsWith('/');
  if (!isFile || path.split(/[/\\]/).some((segment) => segment.startsWith('.'))) return sendNothing(reply);
  return reply.header('cache-control', cacheControl).header('vary', 'accept-encoding').sendFile(path, folder);
}

/** Answers 404, in words that programs understand. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
