import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { API_PREFIX } from '@naija/contracts/http/paths';
import Fastify from 'fastify';
import { apiRoutes } from './api-routes.ts';
import { readinessOf } from './app-dependencies.ts';
import type { AppOptions } from './app-options.ts';
import { fastifyOptions, registerPlugins } from './app-plugins.ts';
import { createRenderer, startRendering } from './app-rendering.ts';
import { scheduleJobs } from './jobs/schedule.ts';
import { observeModules } from './metrics/module-metrics.ts';
import { createCardSender } from './modules/cards/index.ts';
import { createReadiness, healthRoutes } from './modules/health/index.ts';
import { mailboxRoutes, mailLinks } from './modules/mail/index.ts';
import { createNotifications, oneClickRoute } from './modules/notifications/index.ts';
import {
  createPhotoSender,
  createPhotoStore,
  createUploads,
  LocalUploadLocks,
  shareTargetRoutes,
} from './modules/photos/index.ts';
import { folderReleases } from './modules/releases/index.ts';
import {
  createPageResolver,
  createRegistryReader,
  hostingRoutes,
  renderShellSettings,
  securityTxtRoutes,
  sitemapRoutes,
} from './modules/site/index.ts';
import { unknownChanges } from './platform/content-changes/content-changes.ts';
import type { App } from './platform/http/app-type.ts';
import { compressResponses } from './platform/plugins/compression.ts';
import { createPrebuiltReads } from './platform/plugins/prebuilt-reads.ts';
import { primaryReads, replicaReads } from './platform/public-reads/public-reads.ts';
import { createRateLimiter } from './platform/rate-limits/limiter.ts';
import { noSecurityLog } from './platform/security-log/security-log.ts';

export type { AppFolders, AppOptions } from './app-options.ts';

/** Creates the application, ready for `listen` or `inject`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, folders, publicUrl, registryKeys = {}, securityContact, timingStepMs } = options;
  const { rateLimits = true, mailbox = false, clock = () => new Date(), security = noSecurityLog } = options;
  const { changes = unknownChanges, operatorMail: operator, operatorWebhook: webhook } = options;
  const { links = mailLinks(() => publicUrl ?? 'http://localhost:3000') } = options;
  const { releases = folderReleases(folders.remotes) } = options;
  const { push } = options;
  const { objects, uploadLocks: locks = new LocalUploadLocks() } = options;
  const photos = createPhotoStore(objects ?? folders.photos);
  const uploads = await createUploads(objects ?? folders.uploads, { db, photos, locks });
  const app: App = Fastify(fastifyOptions(options)).withTypeProvider<TypeBoxTypeProvider>();

  await registerPlugins(app, options);
  const readiness = createReadiness(db, readinessOf(app, options), (dependency, error) => {
    app.log.warn({ err: error, dependency }, 'something that this server depends on does not work');
  });
  healthRoutes(app, readiness);
  if (mailbox) mailboxRoutes(app, db);
  if (securityContact !== undefined) securityTxtRoutes(app, securityContact, publicUrl, clock);
  const reads = createPrebuiltReads(changes, options.workers);
  const readPublic =
    options.replica === undefined
      ? primaryReads(db)
      : replicaReads({ primary: db, replica: options.replica, changes, log: app.log });
  const limit = createRateLimiter(rateLimits, clock);
  const registry = createRegistryReader(folders.remotes, (error) => {
    app.log.warn(error, 'the registry of remotes cannot be read');
  });
  const { dir: remotesDir, change: changeReleases } = releases;
  const { sms } = options;
  const { wake } = scheduleJobs(app, {
    ...{ db, photos, uploads, releases, security, clock, links, registryKeys, folders, operator, webhook },
    ...{ remotesDir, changeReleases, push },
    inBucket: objects !== undefined,
    textSender: sms?.sender,
  });
  const notifications = createNotifications({ links, clock, hasPush: push !== undefined, wake });
  const rendering = startRendering(app, options);
  if (options.metrics) observeModules(app, options.metrics, { uploads, registry, rendering, readiness });
  const { publishKeys: keys = [], provenance } = options;
  const publishing = {
    remotesDir,
    changeReleases,
    shellDir: folders.shell,
    keys,
    provenance,
    registryKeys,
    rendering,
  };
  const context = {
    db,
    readPublic,
    photos,
    uploads,
    limit,
    links,
    clock,
    registry,
    releases: publishing,
    security,
    timingStepMs,
    reads,
    sms,
    wakeJobs: wake,
    notifications,
    push,
  };
  await app.register((api: App) => apiRoutes(api, context), { prefix: API_PREFIX });
  await shareTargetRoutes(app);
  await oneClickRoute(app, { db, limit });
  await app.register(async (site: App) => {
    await compressResponses(site);
    sitemapRoutes(site, readPublic, publicUrl);
  });
  await hostingRoutes(app, folders, {
    sendPhoto: createPhotoSender({ db, photos, changes, log: app.log }),
    sendCard: createCardSender({ db, photos, limit, workers: options.workers }),
    resolvePage: createPageResolver(db),
    registry,
    publicUrl,
    settings: renderShellSettings({ registryKeys, overrides: options.remoteOverrides ?? false }),
    databaseTimeoutMs: options.pageDatabaseTimeoutMs,
    renderer: rendering && createRenderer(app, options, { rendering, reads, changes, clock }),
  });
  await app.ready();
  return app;
}
