import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import type { StartSpan } from '../tracing/spans.ts';
import type { App } from './http/app-type.ts';
import { refuseWritesOnFullDisk } from './disk/refuse-writes.ts';
import { fromTrustedProxy, requestIds, sendRequestIds } from './logging/request-ids.ts';
import { logRequests } from './logging/access-log.ts';
import { createHttpMetrics } from './metrics/http-metrics.ts';
import {
  enforceAllowedHosts,
  closeKeepAliveConnections,
  rejectInvalidTargets,
  requestTargetOptions,
} from './plugins/request-targets.ts';
import { recordDeniedRequests } from './plugins/reject-request.ts';
import { earlyErrorOptions, registerErrorHandlers } from './plugins/errors.ts';
import { warnAboutUntrustedProxy } from './plugins/forwarded-headers.ts';
import { trimFileHeaders } from './plugins/file-headers.ts';
import { serveHotResponses } from './plugins/hot-responses.ts';
import { connectionLimits, shedLoad } from './plugins/load-shedding.ts';
import { openApi } from './plugins/api-docs.ts';
import { restrictServiceWorkerScripts } from './plugins/service-worker-scripts.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { abortSlowBodies } from './plugins/slow-bodies.ts';
import { abortSlowReaders } from './plugins/slow-readers.ts';
import type { Services } from './module.ts';
import { noSecurityLog } from './security-log/security-log.ts';
import { createHttpSpans } from './plugins/http-spans.ts';

export interface HttpOptions extends Partial<
  Pick<Services, 'publicUrl' | 'workers' | 'log' | 'security' | 'disk' | 'metrics' | 'remoteOverrides'>
> {
  trustedProxies?: string[];
  remoteOrigins?: string[];
  /** Rejects requests under foreign host names. */
  enforceAllowedHosts?: boolean;
  /** Event loop delay in milliseconds above which requests get 503; 0 turns it off. */
  maxEventLoopDelay?: number;
  startSpan?: StartSpan | undefined;
}

/** Creates the Fastify instance with everything that applies to every route. */
export async function createHttpServer(options: HttpOptions): Promise<App> {
  const app: App = Fastify(fastifyOptions(options)).withTypeProvider<TypeBoxTypeProvider>();
  await registerPlugins(app, options);
  return app;
}

function fastifyOptions({ trustedProxies = [], log, publicUrl }: HttpOptions) {
  return {
    ...connectionLimits,
    ...earlyErrorOptions(isHttps(publicUrl)),
    ...requestTargetOptions,
    // The default of ten seconds is too short if many processes start at once.
    pluginTimeout: 60_000,
    // Requests on open connections are served while the server stops; their connections close afterwards.
    return503OnClosing: false,
    genReqId: requestIds(trustedProxies),
    // `logRequests` logs one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    ...(log && { loggerInstance: log }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
  } satisfies FastifyServerOptions & { http: object };
}

/** Registers plugins in the order in which their hooks must run. */
async function registerPlugins(app: App, options: HttpOptions): Promise<void> {
  const { publicUrl, trustedProxies = [], remoteOrigins, remoteOverrides = false } = options;
  const http = options.metrics && createHttpMetrics(options.metrics);
  const spans =
    options.startSpan &&
    createHttpSpans({
      startSpan: options.startSpan,
      isTrusted: fromTrustedProxy(trustedProxies),
      publicUrl,
    });
  // Spans come first, so that all other hooks run in the span of their request.
  spans?.trace(app);
  http?.observe(app);
  sendRequestIds(app);
  logRequests(app);
  registerErrorHandlers(app);
  serveHotResponses(app, {
    isOriginKnown: publicUrl !== undefined,
    workers: options.workers,
    observers: [http?.observeHot, spans?.observeHot].filter((each) => each !== undefined),
  });
  recordDeniedRequests(app, options.security ?? noSecurityLog);
  closeKeepAliveConnections(app);
  abortSlowBodies(app);
  abortSlowReaders(app);
  const sources = { remoteOrigins, overrides: remoteOverrides };
  securityHeaders(app, isHttps(publicUrl), sources);
  trimFileHeaders(app, sources);
  rejectInvalidTargets(app);
  if (trustedProxies.length === 0) warnAboutUntrustedProxy(app);
  if (options.enforceAllowedHosts) enforceAllowedHosts(app, publicUrl);
  restrictServiceWorkerScripts(app);
  if (options.disk) refuseWritesOnFullDisk(app, options.disk);
  await shedLoad(app, options.maxEventLoopDelay);
  await openApi(app, publicUrl);
}

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
