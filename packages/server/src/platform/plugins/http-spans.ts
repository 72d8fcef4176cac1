import type { FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import type { HotObserver } from './hot-responses.ts';
import {
  activeSpan,
  runInSpan,
  type Span,
  type SpanAttributes,
  type StartSpan,
} from '../../tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without tracing. */
    span: Span | undefined;
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OTHER_METHOD = '_OTHER';

export interface HttpSpansOptions {
  startSpan: StartSpan;
  /** True if the request's `traceparent` is continued. Untrusted clients could control sampling and join other traces. */
  isTrusted: (request: IncomingMessage) => boolean;
  publicUrl: string | undefined;
}

export interface HttpSpans {
  trace: (app: App) => void;
  observeHot: HotObserver;
}

/** Names spans by method and route template, without other parts of the address. */
export function createHttpSpans({ startSpan, isTrusted, publicUrl }: HttpSpansOptions): HttpSpans {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  const server = site && { 'server.address': site.hostname };
  const start = (
    raw: IncomingMessage,
    route: string | undefined,
    attributes: SpanAttributes,
    startTime?: number,
  ) => {
    const method = METHODS.has(raw.method ?? '') ? (raw.method ?? '') : OTHER_METHOD;
    const name = method === OTHER_METHOD ? 'HTTP' : method;
    // The server's own reads have no connection.
    const isFromNetwork = raw.socket instanceof Socket;
    return startSpan(
      {
        name: route === undefined ? name : `${name} ${route}`,
        kind: isFromNetwork ? 'server' : 'internal',
        attributes: {
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          ...server,
          ...attributes,
        },
        ...(startTime !== undefined && { startTime }),
        ...(isFromNetwork && isTrusted(raw) && { headers: raw.headers }),
      },
      isFromNetwork ? undefined : activeSpan(),
    );
  };

  return {
    trace(app) {
      app.decorateRequest('span', undefined);
      app.addHook('onRequest', (request, { raw }, done) => {
        const span = start(request.raw, request.routeOptions.url, {
          'url.scheme': request.protocol,
          'naija.request_id': request.id,
        });
        request.span = span;
        raw.once('close', () => {
          endRequest(span, raw);
        });
        runInSpan(span, done);
      });
      // Bodies arrive, and responses end, in the context of the connection.
      const resume = ({ span }: FastifyRequest, done: () => void) => {
        if (span) runInSpan(span, done);
        else done();
      };
      app.addHook('preValidation', (request, _reply, done) => {
        resume(request, done);
      });
      app.addHook('onResponse', (request, _reply, done) => {
        resume(request, done);
      });
    },
    observeHot: (route) => (status, seconds, request) => {
      const scheme = site && { 'url.scheme': site.protocol.slice(0, -1) };
      const startTime = Date.now() - seconds * 1_000;
      start(request, route, { ...scheme, 'naija.hot': 1 }, startTime).end({
        'http.response.status_code': status,
      });
    },
  };
}

function endRequest(span: Span, { headersSent, statusCode, writableFinished }: ServerResponse): void {
  if (!writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end(headersSent ? { 'http.response.status_code': statusCode } : {});
}
