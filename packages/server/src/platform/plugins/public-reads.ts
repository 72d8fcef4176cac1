import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { entityTag, isKnown } from '../http/entity-tag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Lets caches that many visitors share answer by themselves for a few seconds. Not for what a visitor has just
     * written and looks for.
     */
    shared?: true;
  }
}

// Browsers and shared caches keep it, and ask each time whether it still holds. No `stale-while-revalidate` here: some
// browsers follow it as well, and would show whoever has just posted a list without their own words.
const ASKED = 'public, max-age=0, must-revalidate';
/** Seconds for which shared caches answer by themselves, where a route allows it. */
const SHARED_SECONDS = 5;
const SHARED = `${ASKED}, s-maxage=${String(SHARED_SECONDS)}`;
// RFC 9213: for content delivery networks alone, so that they may be late by a little, and browsers never.
const FOR_NETWORKS = `public, max-age=${String(SHARED_SECONDS)}, stale-while-revalidate=30`;

/**
 * Lets callers keep what the GET routes added after this answer: with an ETag, of the bytes unless the route has set one,
 * 304 without a body where they have it already, and for how long it holds. Errors are left as they are, and what nobody
 * may keep.
 */
export function publicReads(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isRead(request) || !mayBeKept(reply) || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const tag = ownTag(reply) ?? entityTag(payload);
    reply.header('etag', tag).header('vary', 'accept-encoding, authorization');
    setLifetime(request, reply);
    const known = isKnown(request.headers['if-none-match'], tag);
    if (known) reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, known ? null : payload);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function mayBeKept(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && !String(reply.getHeader('cache-control')).includes('no-store');
}

/** The tag that a route has set itself, by what its answer is made from. */
function ownTag(reply: FastifyReply): string | undefined {
  const tag = reply.getHeader('etag');
  return typeof tag === 'string' ? tag : undefined;
}

function setLifetime(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.shared)
    reply.header('cache-control', SHARED).header('cdn-cache-control', FOR_NETWORKS);
  else reply.header('cache-control', ASKED);
}
