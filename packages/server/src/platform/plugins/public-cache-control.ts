import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import type { App } from '../http/app-type.ts';
import type { PrebuiltBody } from '../http/prebuilt-body.ts';
import { computeETag, matchesETag } from '../http/etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lets shared caches keep the response for seconds; not for content that visitors write. */
    shared?: true;
  }
}

// `stale-while-revalidate` is missing here, because a browser that obeys it would show a list without the visitor's newest
// entry
const REVALIDATE = 'public, max-age=0, must-revalidate';
const SHARED_MAX_AGE_S = 5;
const SHARED = `${REVALIDATE}, s-maxage=${String(SHARED_MAX_AGE_S)}`;
// Only content delivery networks read this header (RFC 9213)
const CDN = `public, max-age=${String(SHARED_MAX_AGE_S)}, stale-while-revalidate=30`;

type KeepResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
  etag: string,
) => PrebuiltBody | undefined;

/**
 * Adds ETag, 304 and Cache-Control to GET routes added later, except errors and `no-store` responses.
 * @param keep gets the response before 304 and compression, and returns the body to send
 */
export function publicCacheControl(app: App, keep: KeepResponse = () => undefined): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isRead(request) || !isCacheable(reply) || typeof payload !== 'string') return payload;
    const etag = routeETag(reply) ?? computeETag(payload);
    reply.header('etag', etag).header('vary', 'accept-encoding, authorization');
    setCacheControl(request, reply);
    const body = keep(request, reply, payload, etag);
    if (matchesETag(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    }
    const encoding = body?.isCompressible ? acceptedEncoding(request) : undefined;
    if (!body || !encoding) return payload;
    reply.header('content-encoding', encoding);
    return body.encode(encoding);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isCacheable(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && !String(reply.getHeader('cache-control')).includes('no-store');
}

function routeETag(reply: FastifyReply): string | undefined {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' ? etag : undefined;
}

function setCacheControl(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.shared)
    reply.header('cache-control', SHARED).header('cdn-cache-control', CDN);
  else reply.header('cache-control', REVALIDATE);
}

/** Forbids caching of every response to a request with a token, because devices are shared, and a cache outlives the logout. */
export function privateCacheControl(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'private, no-store');
    done();
  });
}
