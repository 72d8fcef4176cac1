import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBoundedCache, sharedBounds } from '../caching/bounded-cache.ts';
import type { ContentChanges } from '../content-changes/content-changes.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import type { App } from '../http/app-type.ts';
import { matchesETag } from '../http/etag.ts';
import { createPrebuiltBody, type PrebuiltBody } from '../http/prebuilt-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Topics of all public content in the response. */
    topics?: (params: Record<string, string>) => readonly string[];
  }
  interface FastifyRequest {
    /** Position before the request was handled. */
    contentPosition: number | undefined;
  }
}

export interface PrebuiltRead {
  readonly etag: string;
  readonly topics: readonly string[];
  readonly body: PrebuiltBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  position: number;
}

export interface PrebuiltReads {
  find: (url: string) => PrebuiltRead | undefined;
  /** Keeps a response if nothing has changed since it began; returns its body. */
  add: (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: string,
    etag: string,
  ) => PrebuiltBody | undefined;
  respond: (app: App) => void;
}

/** Responses to queries are separate, so that a flood of them does not evict the others */
const BOUNDS = {
  plain: { maxEntries: 5_000, maxBytes: 48_000_000 },
  queries: { maxEntries: 1_000, maxBytes: 16_000_000 },
};
/** Quality 3 turns 6.7 kB of JSON into 1.52 kB in 30 µs, 6 into 1.47 kB in 55 µs, and 11 saves a tenth in 6 ms */
const BROTLI_QUALITY = 3;
const KEPT_HEADERS = ['content-type', 'cache-control', 'cdn-cache-control', 'vary', 'etag'] as const;

export function createPrebuiltReads(changes: ContentChanges, workers = 1): PrebuiltReads {
  const caches = {
    plain: createBoundedCache<PrebuiltRead>(sharedBounds(BOUNDS.plain, workers)),
    queries: createBoundedCache<PrebuiltRead>(sharedBounds(BOUNDS.queries, workers)),
  };
  const cacheOf = (url: string) => (url.includes('?') ? caches.queries : caches.plain);
  const find = (url: string) => cacheOf(url).get(url);

  function isCurrent(read: PrebuiltRead): boolean | Promise<boolean> {
    const position = changes.sync();
    return position instanceof Promise
      ? position.then((known) => isCurrentAt(read, known))
      : isCurrentAt(read, position);
  }

  function isCurrentAt(read: PrebuiltRead, position: number | undefined): boolean {
    if (position === undefined || changes.changedSince(read.topics, read.position)) return false;
    read.position = position;
    return true;
  }

  async function findCurrent(url: string): Promise<PrebuiltRead | undefined> {
    const read = find(url);
    return read && (await isCurrent(read)) ? read : undefined;
  }

  return {
    find,
    add(request, reply, payload, etag) {
      const { contentPosition: position, routeOptions, url } = request;
      const topics = routeOptions.config.topics?.(request.params as Record<string, string>);
      if (position === undefined || !topics || changes.changedSince(topics, position)) return undefined;
      const body = createPrebuiltBody(payload, BROTLI_QUALITY);
      const headers = Object.fromEntries(
        KEPT_HEADERS.flatMap((name) => {
          const value = reply.getHeader(name);
          return value === undefined ? [] : [[name, String(value)]];
        }),
      );
      cacheOf(url).set(url, { etag, topics, body, headers, size: body.size + 500, position });
      return body;
    },
    respond(app) {
      app.decorateRequest('contentPosition', undefined);
      app.addHook('onSend', (request, _reply, _payload, done) => {
        if (!isRead(request)) changes.renew();
        done();
      });
      app.addHook('onRequest', (request, reply, done) => {
        if (!isPublicRead(request)) {
          done();
          return;
        }
        findCurrent(request.url).then((read) => {
          if (read) {
            const { etag, body } = read;
            request.hotResponse = { etag, body, isCurrent: () => isCurrent(read) };
            void send(request, reply, read);
            return;
          }
          request.contentPosition = changes.position;
          done();
        }, done);
      });
    },
  };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isPublicRead(request: FastifyRequest): boolean {
  const { headers, routeOptions } = request;
  return isRead(request) && headers.authorization === undefined && routeOptions.config.topics !== undefined;
}

async function send(request: FastifyRequest, reply: FastifyReply, read: PrebuiltRead): Promise<void> {
  const { etag, headers, body } = read;
  reply.headers(headers);
  if (matchesETag(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type');
    void reply.send();
    return;
  }
  const encoding = body.isCompressible ? acceptedEncoding(request) : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  void reply.send(await body.encode(encoding));
}
