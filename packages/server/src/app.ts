import { API_PREFIX } from '@naija/contracts/http/paths';
import { agentsModule } from './modules/agents/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { canariesModule } from './modules/canaries/index.ts';
import { cardsModule } from './modules/cards/index.ts';
import { commentsModule } from './modules/comments/index.ts';
import { healthModule } from './modules/health/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { infrastructureModule } from './modules/infrastructure/index.ts';
import { mailModule } from './modules/mail/index.ts';
import { moderationModule } from './modules/moderation/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { operatorsModule } from './modules/operators/index.ts';
import { photosModule } from './modules/photos/index.ts';
import { privacyModule } from './modules/privacy/index.ts';
import { profileModule } from './modules/profile/index.ts';
import { registrationsModule } from './modules/registrations/index.ts';
import { releasesModule } from './modules/releases/index.ts';
import { renderingModule } from './modules/rendering/index.ts';
import { interestModule } from './modules/interest/index.ts';
import { telemetryModule } from './modules/telemetry/index.ts';
import { siteModule } from './modules/site/index.ts';
import { smsModule } from './modules/sms/index.ts';
import { workPhotosModule } from './modules/work-photos/index.ts';
import type { App } from './platform/http/app-type.ts';
import { createHttpServer, type HttpOptions } from './platform/http-server.ts';
import { addStrictJsonParser } from './platform/http/json-body.ts';
import type { Module, Services } from './platform/module.ts';
import { compressResponses } from './platform/plugins/compression.ts';
import { NON_PAGE_HEADERS } from './platform/plugins/content-security-policy.ts';
import { privateCacheControl, publicCacheControl } from './platform/plugins/public-cache-control.ts';
import { createServices, type ServiceOptions } from './services.ts';

export type { AppFolders } from './platform/module.ts';

/** Every module of the server; the data file of an agent and `/readyz` list what they declare in this order. */
export const MODULES: readonly Module[] = [
  healthModule,
  identityModule,
  agentsModule,
  photosModule,
  commentsModule,
  mailModule,
  operatorsModule,
  moderationModule,
  notificationsModule,
  profileModule,
  registrationsModule,
  smsModule,
  privacyModule,
  telemetryModule,
  interestModule,
  workPhotosModule,
  releasesModule,
  canariesModule,
  renderingModule,
  cardsModule,
  auditModule,
  siteModule,
  infrastructureModule,
];

export interface AppOptions extends ServiceOptions, HttpOptions {}

/** Creates the application, ready for `listen` or `inject`. */
export async function createApp(options: AppOptions): Promise<App> {
  const app = await createHttpServer(options);
  const services = await createServices(app, options, MODULES);
  measureModules(app, services);
  for (const { rootRoutes } of MODULES) await rootRoutes?.(app, services);
  await app.register((api: App) => registerApi(api, services), { prefix: API_PREFIX });
  await app.ready();
  return app;
}

/** Registers the JSON API; `api` is the instance below the API prefix. */
async function registerApi(api: App, services: Services): Promise<void> {
  // Fastify parses text/plain by default; bodies here are JSON only.
  api.removeContentTypeParser('text/plain');
  addStrictJsonParser(api);
  api.addHook('onRequest', (_request, reply, done) => {
    // The policy of pages is half as long as a list with Brotli.
    reply.headers(NON_PAGE_HEADERS);
    done();
  });
  services.reads.respond(api);
  await compressResponses(api);
  privateCacheControl(api);
  publicCacheControl(api, services.reads.add);
  for (const { routes } of MODULES) await routes?.(api, services);
}

function measureModules(app: App, services: Services): void {
  const { metrics } = services;
  if (!metrics) return;
  for (const module of MODULES) module.metrics?.(metrics, services);
  app.addHook('onClose', (_app, done) => {
    for (const end of metrics.subscriptions.splice(0)) end();
    done();
  });
}
