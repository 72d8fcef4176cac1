import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import { describeError, type ErrorAnswer } from './error-answer.ts';
import { BARE_HEADERS } from './security.ts';

/** Answers every error that a route, a hook or the router raises. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => send(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: 'There is nothing at this address', code: 'not_found' }),
  );
}

/** Options for the errors that arise before there is a route, or even a request. */
export const earlyErrors = {
  frameworkErrors: (error, request, reply) => {
    void send(error, request, (reply as FastifyReply).headers(BARE_HEADERS));
  },
  clientErrorHandler: (error, socket) => {
    refuse(error, socket);
  },
} satisfies FastifyServerOptions;

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = describeError(error);
  if (status >= 500) request.log.error(error);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || socket.errored) return void socket.destroy();
  const { status, body } = unreadable(error.code);
  const text = JSON.stringify(body);
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

function unreadable(code: string | undefined): ErrorAnswer {
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
