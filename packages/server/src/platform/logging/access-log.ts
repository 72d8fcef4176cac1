import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { anonymizeAddress } from '../security-log/anonymize-address.ts';

/**
 * Logs a line for each request at `info`, with the route template instead of the address, which may contain search words, and
 * with the network instead of the visitor's address. The path, without its query, is logged at `debug`.
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

/** Logs the path at `debug`, also of a request without a route. */
export function logPath(request: FastifyRequest): void {
  request.log.debug({ req: request }, 'request');
}
