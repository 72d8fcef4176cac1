import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { anonymizeAddress } from '../security-log/anonymize-address.ts';

/**
 * Logs a line for each request at `info`: route template and not the address, which may contain what somebody has searched
 * for, and a network in place of the visitor's address. The path, without its query, is logged at `debug`.
 */
export function logRequests(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    logPath(request);
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions, ip, log }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime);
    log.info(
      { method, route: routeOptions.url ?? null, status: statusCode, ms, network: anonymizeAddress(ip) },
      'response',
    );
    done();
  });
}

/** Logs what was asked for, at `debug`; also of a request that no route can be found for. */
export function logPath(request: FastifyRequest): void {
  request.log.debug({ req: request }, 'request');
}
