import type { FastifyReply, FastifyRequest } from 'fastify';
import { computeETag, matchesETag } from '../../../platform/http/etag.ts';
import type { Page } from '../pages/page.ts';
import { RETRY_AFTER_S } from '../../../platform/plugins/error-response.ts';

const REDIRECT_MAX_AGE_S = 86_400;

const VARY = 'accept-encoding';
/** Of pages that the server may render: cookies choose the release and the variant for data saver. */
export const RENDERED_VARY = `${VARY}, cookie, save-data`;

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: Page['status'],
  html: string,
  vary = VARY,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-cache').header('vary', vary);
  // A 304 would hide the error.
  if (status !== 200) return sendHtml(reply, html);
  const tag = computeETag(html);
  reply.header('etag', tag);
  return matchesETag(request.headers['if-none-match'], tag) ? reply.code(304).send() : sendHtml(reply, html);
}

export function sendUncached(reply: FastifyReply, status: 200 | 503, html: string): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return sendHtml(reply.code(status).header('cache-control', 'no-store').header('vary', VARY), html);
}

export function redirectPermanently(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${String(REDIRECT_MAX_AGE_S)}`)
    .redirect(address, 301);
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  reply.type('text/html; charset=utf-8').compress(html);
  return reply;
}
