import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import type { HotObserver } from '../plugins/hot-responses.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OTHER = 'other';
/** Seconds, from a response out of memory to the largest upload. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

export interface HttpMetrics {
  observe: (app: App) => void;
  /** Counts requests that are answered before the hooks. */
  observeHot: HotObserver;
}

/** Durations and numbers of requests by route template, method and status class; never by URL, which clients choose. */
export function createHttpMetrics({ client, registry }: Metrics): HttpMetrics {
  const registers = [registry];
  const durations = new client.Histogram({
    name: 'naija_http_request_duration_seconds',
    help: 'From the arrival of the headers to the end of the response; status is a class such as 2xx, or aborted',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new client.Gauge({
    name: 'naija_http_requests_in_flight',
    help: 'Requests whose response has not ended',
    registers,
  });
  return {
    observe(app) {
      app.addHook('onRequest', (request, { raw }, done) => {
        const begun = performance.now();
        let isFinished = false;
        inFlight.inc();
        // `writableFinished` is not set for responses to calls of the server itself.
        raw.once('finish', () => {
          isFinished = true;
        });
        raw.once('close', () => {
          inFlight.dec();
          const status = isFinished ? `${String(Math.floor(raw.statusCode / 100))}xx` : 'aborted';
          durations.observe({ ...labelsOf(request), status }, (performance.now() - begun) / 1_000);
        });
        done();
      });
    },
    observeHot: (route) => {
      const full = durations.labels({ route, method: 'GET', status: '2xx' });
      const notModified = durations.labels({ route, method: 'GET', status: '3xx' });
      return (status, seconds) => {
        (status === 304 ? notModified : full).observe(seconds);
      };
    },
  };
}

function labelsOf({ method, routeOptions }: FastifyRequest) {
  return { route: routeOptions.url ?? OTHER, method: METHODS.has(method) ? method : OTHER };
}
