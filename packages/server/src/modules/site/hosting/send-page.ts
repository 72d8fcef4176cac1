import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isKnown } from '../../../platform/http/entity-tag.ts';
import { RETRY_AFTER } from '../../../platform/plugins/error-answer.ts';

/** Seconds for which a browser may keep where a page has its one address. */
const MOVED_FOR = 86_400;

/** Sends a page; nothing but the headers where the caller has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404,
  html: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-cache');
  // A page that is not there is sent whole: 304 would hide that it is not.
  if (status === 404) return sendHtml(reply, html);
  const tag = entityTag(html);
  reply.header('etag', tag).header('vary', 'accept-encoding');
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : sendHtml(reply, html);
}

/** Sends the bare shell while what belongs into it cannot be found out; nobody keeps it. */
export function sendBare(reply: FastifyReply, status: 200 | 503, html: string): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return sendHtml(reply.code(status).header('cache-control', 'no-store'), html);
}

/** Leads to the one address of a page. */
export function sendTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', `public, max-age=${String(MOVED_FOR)}`).redirect(address, 301);
}

/** Compressed as the caller takes it. */
function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').compress(html);
  return reply;
}
