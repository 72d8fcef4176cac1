import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';
import type { HttpError } from '../http/http-error.ts';
import { readTarget, type Target } from '../http/request-target.ts';
import { refuse } from './refusal.ts';

// Node goes on reading them until their answer is out.
const refused = new WeakMap<Socket, HttpError>();

/** What speaks against a request, or against one that came before it over the same connection. */
function readNext(raw: IncomingMessage): Target {
  const earlier = refused.get(raw.socket);
  const target = earlier ? { refusal: earlier } : readTarget(raw);
  if (target.refusal?.statusCode === 400) refused.set(raw.socket, target.refusal);
  return target;
}

/** Options with which the router never sees a target that `refuseTargets` refuses, only a short one in its place. */
export const boundedTargets = {
  rewriteUrl: (request) => readNext(request).url ?? '/',
} satisfies FastifyServerOptions;

/**
 * Answers 414 where an address is too long, and 400 where it cannot be told whom a request is for. The connection of
 * such a request ends: what else came over it may not be what its sender meant.
 */
export function refuseTargets(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { refusal } = readNext(request.raw);
    if (!refusal) {
      done();
      return;
    }
    if (refusal.statusCode === 400) reply.header('connection', 'close');
    refuse(request, reply, refusal);
  });
}
