import { LogController, type FastifyServerOptions } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { restrictServiceWorkerScripts } from './modules/site/index.ts';
import type { App } from './platform/http/app-type.ts';
import { refuseWritesOnFullDisk } from './platform/disk/refuse-writes.ts';
import { logRequests } from './platform/logging/access-log.ts';
import { requestIds, sendRequestIds } from './platform/logging/request-ids.ts';
import { createHttpMetrics } from './platform/metrics/http-metrics.ts';
import { recordDeniedRequests } from './platform/plugins/reject-request.ts';
import { earlyErrorOptions, registerErrorHandlers } from './platform/plugins/errors.ts';
import { warnAboutUntrustedProxy, fromTrustedProxy } from './platform/plugins/forwarded-headers.ts';
import { serveHotResponses } from './platform/plugins/hot-responses.ts';
import { connectionLimits, shedLoad } from './platform/plugins/load-shedding.ts';
import { openApi } from './platform/plugins/api-docs.ts';
import {
  rejectInvalidTargets,
  requestTargetOptions,
  closeKeepAliveConnections,
  enforceAllowedHosts,
} from './platform/plugins/request-targets.ts';
import { securityHeaders } from './platform/plugins/security-headers.ts';
import { abortSlowBodies } from './platform/plugins/slow-bodies.ts';
import { abortSlowReaders } from './platform/plugins/slow-readers.ts';
import { noSecurityLog } from './platform/security-log/security-log.ts';
import { createHttpSpans } from './platform/tracing/http-spans.ts';

/** Options of the Fastify instance. */
export function fastifyOptions({ trustedProxies = [], logger, publicUrl }: AppOptions) {
  return {
    ...connectionLimits,
    ...earlyErrorOptions(isHttps(publicUrl)),
    ...requestTargetOptions,
    // Where many processes start at once, the default of ten seconds has passed before a plugin is read.
    pluginTimeout: 60_000,
    // What arrives on an open connection while the server ends is served, and the connection closed with it.
    return503OnClosing: false,
    genReqId: requestIds(trustedProxies),
    // `logRequests` logs one line in place of two.
    logController: new LogController({ disableRequestLogging: true }),
    ...(logger && { loggerInstance: logger }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
  } satisfies FastifyServerOptions & { http: object };
}

/** Registers what holds for every route, in the order in which the hooks must run. */
export async function registerPlugins(app: App, options: AppOptions): Promise<void> {
  const { publicUrl, trustedProxies = [], remoteOrigins, remoteOverrides = false } = options;
  const http = options.metrics && createHttpMetrics(options.metrics);
  const spans =
    options.startSpan &&
    createHttpSpans({
      startSpan: options.startSpan,
      isTrusted: fromTrustedProxy(trustedProxies),
      publicUrl,
    });
  // First, so that all other hooks run in the span of their request.
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
  securityHeaders(app, isHttps(publicUrl), { remoteOrigins, overrides: remoteOverrides });
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
