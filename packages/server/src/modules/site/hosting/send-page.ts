import type { FastifyReply, FastifyRequest } from 'fastify';
import { computeETag, matchesETag } from '../../../platform/http/etag.ts';
import type { Page } from '../pages/page.ts';
import { RETRY_AFTER_S } from '../../../platform/plugins/error-response.ts';
import { acceptedEncoding } from '../../../platform/http/accept-encoding.ts';
import type { PageTarget } from '../rendered-pages/page-target.ts';
import type { RenderedPage } from '../rendered-pages/page-cache.ts';

const REDIRECT_MAX_AGE_S = 86_400;

const VARY = 'accept-encoding';
/** Cookies and the data saver choose the variant of a rendered page */
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

/** A private page is only for the visitor whose cookies chose it. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, body }: RenderedPage,
  { isPrivate }: Pick<PageTarget, 'isPrivate'>,
): Promise<FastifyReply> {
  // Browsers replace the stored page's policy on a 304 too.
  reply
    .headers(headers)
    .headers({ 'cache-control': isPrivate ? 'private, no-cache' : 'no-cache', etag, vary: RENDERED_VARY });
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await body.encode(encoding));
}
