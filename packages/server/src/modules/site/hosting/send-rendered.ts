import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../../platform/http/accept-encoding.ts';
import { matchesETag } from '../../../platform/http/etag.ts';
import type { PageTarget } from '../rendered-pages/page-target.ts';
import type { RenderedPage } from '../rendered-pages/rendered-page.ts';
import { RENDERED_VARY } from './send-page.ts';

/** Sends a rendered page; a private one is for the visitor whose cookies chose it. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, body }: RenderedPage,
  { isPrivate }: Pick<PageTarget, 'isPrivate'>,
): Promise<FastifyReply> {
  // Also on 304: browsers replace the policy of the stored page with this one.
  reply
    .headers(headers)
    .headers({ 'cache-control': isPrivate ? 'private, no-cache' : 'no-cache', etag, vary: RENDERED_VARY });
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await body.encode(encoding));
}
