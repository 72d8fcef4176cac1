import { SITE_HEADER } from '@naija/contracts/http/paths';
import { REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import { logPath } from '../logging/access-log.ts';
import { type ErrorResponse, toErrorResponse } from './error-response.ts';
import { NON_PAGE_HEADERS } from './content-security-policy.ts';
import { HSTS } from './security-headers.ts';

/** Sets the handlers for errors of routes, hooks and the router. */
export function registerErrorHandlers(app: App): void {
  app.setErrorHandler((error, request, reply) => send(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: 'There is nothing at this address', code: 'not_found' }),
  );
}

/** Handles errors before routing and bytes that are not a request. No hook runs for them. */
export function earlyErrorOptions(isHttps: boolean) {
  const security = { ...NON_PAGE_HEADERS, ...(isHttps && { 'strict-transport-security': HSTS }) };
  return {
    frameworkErrors: (error, request, reply) => {
      logPath(request);
      const headers = { ...security, [REQUEST_ID_HEADER]: request.id, [SITE_HEADER]: '1' };
      void send(error, request, (reply as FastifyReply).headers(headers));
    },
    clientErrorHandler: (error, socket) => {
      rejectConnection(error, socket, security);
    },
  } satisfies FastifyServerOptions;
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = toErrorResponse(error);
  if (status >= 500) request.log.error({ err: error, req: request });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function rejectConnection(
  error: Error & { code?: string },
  socket: Socket,
  security: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || socket.errored) return void socket.destroy();
  const { status, body } = parseErrorResponse(error.code);
  const text = JSON.stringify(body);
  const headers = {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

function parseErrorResponse(code: string | undefined): ErrorResponse {
  if (code === 'HPE_HEADER_OVERFLOW')
    return {
      status: 431,
      body: {
        message: 'The address or the headers of this request are too large',
        code: 'headers_too_large',
      },
    };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, body: { message: 'This request took too long to arrive', code: 'timeout' } };
  return { status: 400, body: { message: 'This is not an HTTP request', code: 'bad_request' } };
}
