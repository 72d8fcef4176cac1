import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { anonymizeAddress } from '../security-log/anonymize-address.ts';

/**
 * Logs each request at `info`, with the route template and the network, because addresses may contain search terms and identify
 * visitors. The path, without its query, is logged at `debug`.
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

export function logPath(request: FastifyRequest): void {
  request.log.debug({ req: request }, 'request');
}
