import type { FastifyServerOptions, FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import { HttpError } from '../http/http-error.ts';
import { parseRequestTarget, type RequestTarget, hostNameOf, isLoopback } from '../http/request-target.ts';
import { rejectRequest } from './reject-request.ts';

const MESSAGE =
  'This server is in development and answers under localhost only. ' +
  'To let others reach it, start it with ALLOW_REMOTE_DEVELOPMENT=on.';

/** Prevents DNS rebinding: responds 403 to hosts other than loopback and, except below `/dev`, that of `publicUrl`. */
export function enforceAllowedHosts(app: App, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : hostNameOf(new URL(publicUrl).host);
  app.addHook('onRequest', (request, reply, done) => {
    const name = hostNameOf(request.raw.headers.host ?? '');
    const isDevRoute = request.routeOptions.url?.startsWith('/dev/') ?? false;
    if (isLoopback(name) || (name === publicHost && !isDevRoute)) done();
    else rejectRequest(request, reply, new HttpError(403, 'forbidden', MESSAGE));
  });
}

// Node reads further requests until the response is sent
const rejected = new WeakMap<Socket, HttpError>();

/** Returns true if an earlier request of a connection was ambiguous. */
export function isRejected(socket: Socket): boolean {
  return rejected.has(socket);
}

function readNext(raw: IncomingMessage): RequestTarget {
  const earlier = rejected.get(raw.socket);
  const target = earlier ? { error: earlier } : parseRequestTarget(raw);
  if (target.error?.statusCode === 400) rejected.set(raw.socket, target.error);
  return target;
}

/** Hides rejected targets from the router */
export const requestTargetOptions = {
  rewriteUrl: (request) => readNext(request).url ?? '/',
} satisfies FastifyServerOptions;

/**
 * Responds 414 to long targets and 400 to an ambiguous host. The latter also ends the connection, because it may carry smuggled
 * requests.
 */
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

/** Closes keep-alive connections after their current response once the server is closing. */
export function closeKeepAliveConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
