import { REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { FastifyReply } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createBoundedCache, sharedBounds } from '../caching/bounded-cache.ts';
import { acceptedEncoding, type Encoding } from '../http/accept-encoding.ts';
import type { App } from '../http/app-type.ts';
import { matchesETag } from '../http/etag.ts';
import type { PrebuiltBody } from '../http/prebuilt-body.ts';
import { isPlainRequest } from './plain-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the response to this request may be sent to other clients. */
    hotResponse: HotResponse | undefined;
  }
}

/** A public 200 that is the same for every request with the same host and URL that passes `isPlainRequest`. */
export interface HotResponse {
  readonly etag: string;
  readonly body: PrebuiltBody;
  isCurrent: () => boolean | Promise<boolean>;
}

export type HotObserver = (route: string) => ObserveHot;

type ObserveHot = (status: 200 | 304, seconds: number, request: IncomingMessage) => void;

interface Entry extends HotResponse {
  readonly observe: ObserveHot | undefined;
  readonly size: number;
  /** Alternating names and values, as `writeHead` accepts them. */
  readonly headers: readonly string[];
  readonly notModifiedHeaders: string[];
  readonly complete: Map<Encoding | undefined, Complete>;
}

interface Complete {
  headers: string[];
  bytes: Buffer;
  head?: Head;
}

/** Status line and headers as Node has written them. The `Date` in them is valid for one second. */
interface Head {
  second: number;
  text: string;
}

/** Node keeps the head of a response in this undocumented field once `writeHead` was called. */
interface WithHead {
  _header?: unknown;
}

const BOUNDS = {
  plain: { maxEntries: 3_000, maxBytes: 64_000_000 },
  queries: { maxEntries: 500, maxBytes: 16_000_000 },
};
const OF_ONE_RESPONSE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  REQUEST_ID_HEADER,
]);
// Browsers keep all other headers of the stored response
const ON_304 = new Set([
  'cache-control',
  'cdn-cache-control',
  'content-security-policy',
  'etag',
  'strict-transport-security',
  'vary',
  RENDERED_PAGE.pageVersionHeader,
  RENDERED_PAGE.releaseHeader,
]);

interface HotResponseOptions {
  isOriginKnown: boolean;
  workers?: number | undefined;
  observers?: readonly HotObserver[] | undefined;
}

/**
 * Repeats earlier responses before the router and all hooks, which cost more than the response. The headers are the same, as
 * long as the response is current. A response that was never sent through the hooks is not sent this way.
 */
export function serveHotResponses(
  app: App,
  { isOriginKnown, workers = 1, observers = [] }: HotResponseOptions,
): void {
  const plain = createBoundedCache<Entry>(sharedBounds(BOUNDS.plain, workers));
  const queries = createBoundedCache<Entry>(sharedBounds(BOUNDS.queries, workers));
  const cacheOf = (key: string) => (key.includes('?') ? queries : plain);
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.decorateRequest('hotResponse', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const { hotResponse, raw } = request;
    if (hotResponse && reply.statusCode === 200 && isPlainRequest(raw, isOriginKnown)) {
      const key = keyOf(raw);
      const observe = observeAll(observers, request.routeOptions.url ?? '');
      cacheOf(key).set(key, entryOf(hotResponse, reply, observe));
    }
    done();
  });
  const [handle] = app.server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('the server has no handler of requests');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const key = keyOf(request);
    const entry = !isClosing && isPlainRequest(request, isOriginKnown) ? cacheOf(key).get(key) : undefined;
    if (!entry) {
      handle(request, response);
      return;
    }
    const begun = entry.observe ? performance.now() : 0;
    const respond = (isCurrent: boolean) => {
      if (isCurrent) return send(request, response, entry, begun);
      handle(request, response);
      return undefined;
    };
    const isCurrent = entry.isCurrent();
    // A promise would take longer than everything else here.
    const responded =
      isCurrent instanceof Promise ? isCurrent.catch(() => false).then(respond) : respond(isCurrent);
    if (responded)
      responded.catch((error: unknown) => {
        response.destroy(error as Error);
      });
  });
}

function observeAll(observers: readonly HotObserver[], route: string): ObserveHot | undefined {
  if (observers.length === 0) return undefined;
  const all = observers.map((observer) => observer(route));
  return (...args) => {
    for (const observe of all) observe(...args);
  };
}

function keyOf({ headers: { host = '' }, url = '' }: IncomingMessage): string {
  return `${host} ${url}`;
}

function entryOf(
  { etag, body, isCurrent }: HotResponse,
  reply: FastifyReply,
  observe: ObserveHot | undefined,
): Entry {
  const sent = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_ONE_RESPONSE.has(name) ? [] : [[name, String(value)] as const],
  );
  const headers = sent.flat();
  return {
    etag,
    body,
    isCurrent,
    observe,
    headers,
    notModifiedHeaders: sent.filter(([name]) => ON_304.has(name)).flat(),
    complete: new Map(),
    size: body.size + 4 * headers.join('').length,
  };
}

/** Returns a promise if the body has to be compressed first. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  begun: number,
): Promise<void> | undefined {
  const observe = (status: 200 | 304) =>
    entry.observe?.(status, (performance.now() - begun) / 1_000, request);
  if (matchesETag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.notModifiedHeaders).end();
    observe(304);
    return undefined;
  }
  const encoding = entry.body.isCompressible ? acceptedEncoding(request) : undefined;
  const complete = entry.complete.get(encoding);
  if (!complete)
    return completeIn(encoding, entry).then((made) => {
      sendComplete(response, made);
      observe(200);
    });
  sendComplete(response, complete);
  observe(200);
  return undefined;
}

function sendComplete(response: ServerResponse & WithHead, complete: Complete): void {
  const second = Math.floor(Date.now() / 1_000);
  // Checking and joining 2 kB of headers takes a tenth of a request; the headers differ when a connection ends.
  if (complete.head?.second === second && response.shouldKeepAlive) response._header = complete.head.text;
  else {
    response.writeHead(200, complete.headers);
    const text = response._header;
    if (response.shouldKeepAlive && typeof text === 'string') complete.head = { second, text };
  }
  response.end(complete.bytes);
}

async function completeIn(
  encoding: Encoding | undefined,
  { body, headers, complete }: Entry,
): Promise<Complete> {
  const bytes = await body.encode(encoding);
  const size = ['content-length', String(bytes.length)];
  const own = encoding === undefined ? size : ['content-encoding', encoding, ...size];
  const made = { headers: [...headers, ...own], bytes };
  complete.set(encoding, made);
  return made;
}
