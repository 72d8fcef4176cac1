import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import type { HttpError } from '../http/http-error.ts';
import { parseRequestTarget, type RequestTarget } from '../http/request-target.ts';
import { rejectRequest } from './reject-request.ts';

// Node reads further requests of a connection until the response is sent.
const rejected = new WeakMap<Socket, HttpError>();

/** Whether an earlier request of a connection was ambiguous. */
export function isRejected(socket: Socket): boolean {
  return rejected.has(socket);
}

/** The target of a request, or the error of an earlier one of its connection. */
function readNext(raw: IncomingMessage): RequestTarget {
  const earlier = rejected.get(raw.socket);
  const target = earlier ? { error: earlier } : parseRequestTarget(raw);
  if (target.error?.statusCode === 400) rejected.set(raw.socket, target.error);
  return target;
}

/** Fastify options that hide targets from the router which `rejectInvalidTargets` rejects. */
export const requestTargetOptions = {
  rewriteUrl: (request) => readNext(request).url ?? '/',
} satisfies FastifyServerOptions;

/** Responds 414 to long targets and 400 to an ambiguous host. The latter ends the connection: it may carry smuggled requests. */
export function rejectInvalidTargets(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { error } = readNext(request.raw);
    if (!error) {
      done();
      return;
    }
    if (error.statusCode === 400) reply.header('connection', 'close');
    rejectRequest(request, reply, error);
  });
}
