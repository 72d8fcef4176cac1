import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { computeETag, matchesETag } from '../http/etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lets shared caches serve the response for a few seconds; not for what a visitor has just written. */
    shared?: true;
  }
}

// Without `stale-while-revalidate`: browsers that obey it would show a list without the visitor's newest entry.
const REVALIDATE = 'public, max-age=0, must-revalidate';
const SHARED_MAX_AGE_S = 5;
const SHARED = `${REVALIDATE}, s-maxage=${String(SHARED_MAX_AGE_S)}`;
// RFC 9213: only content delivery networks read this header.
const CDN = `public, max-age=${String(SHARED_MAX_AGE_S)}, stale-while-revalidate=30`;

type OnPublicResponse = (request: FastifyRequest, reply: FastifyReply, payload: string, etag: string) => void;

/**
 * Adds ETag, 304 and Cache-Control to GET routes added after this. Errors and `no-store` responses stay as they are.
 * `onResponse` is called with what is complete but for 304 and compression.
 */
export function publicCacheControl(app: App, onResponse: OnPublicResponse = () => undefined): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isRead(request) || !isCacheable(reply) || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const etag = routeETag(reply) ?? computeETag(payload);
    reply.header('etag', etag).header('vary', 'accept-encoding, authorization');
    setCacheControl(request, reply);
    onResponse(request, reply, payload, etag);
    const isNotModified = matchesETag(request.headers['if-none-match'], etag);
    if (isNotModified) reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, isNotModified ? null : payload);
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
