import type { FastifyServerOptions } from 'fastify';
import type { App } from '../http/app-type.ts';
import { readTarget } from '../http/request-target.ts';
import { refuse } from './refusal.ts';

/** Options with which the router never sees a target that `refuseTargets` refuses, only a short one in its place. */
export const boundedTargets = {
  rewriteUrl: (request) => readTarget(request).url ?? '/',
} satisfies FastifyServerOptions;

/**
 * Answers 414 where an address is too long, and 400 where it cannot be told whom a request is for. The connection of
 * such a request ends: what else came over it may not be what its sender meant.
 */
export function refuseTargets(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { refusal } = readTarget(request.raw);
    if (!refusal) {
      done();
      return;
    }
    if (refusal.statusCode === 400) reply.header('connection', 'close');
    refuse(request, reply, refusal);
  });
}
