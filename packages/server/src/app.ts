import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { API_PREFIX } from '@naija/contracts/http/paths';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { randomUUID, type KeyObject } from 'node:crypto';
import type { Queryable } from './database/database.ts';
import { removeExpired } from './jobs/expired-rows.ts';
import { accountRoutes } from './modules/identity/signup/routes.ts';
import { agentRoutes } from './modules/agents/routes.ts';
import { authRoutes } from './modules/identity/login/routes.ts';
import { commentRoutes } from './modules/comments/routes.ts';
import { credentialRoutes } from './modules/identity/credentials/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { mailboxRoutes } from './modules/mail/mailbox/routes.ts';
import { policyReportRoutes } from './modules/reports/policy/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import type { PublishingOptions } from './modules/releases/context.ts';
import { releaseRoutes } from './modules/releases/routes.ts';
import { sweepUploads as sweepReleases } from './modules/releases/uploads.ts';
import { reportRoutes } from './modules/reports/failures/routes.ts';
import { securityContactRoutes } from './modules/site/security-contact/routes.ts';
import { sessionRoutes } from './modules/identity/sessions/routes.ts';
import { sharingRoutes } from './modules/photos/share-target/routes.ts';
import { sitemapRoutes } from './modules/site/sitemap/routes.ts';
import { uploadRoutes } from './modules/photos/uploads/routes.ts';
import type { App } from './platform/http/app-type.ts';
import { strictJson } from './platform/http/json-body.ts';
import { mailLinks, type MailLinks } from './modules/mail/links.ts';
import { photoFolder, type PhotoStore } from './modules/photos/store.ts';
import { sweepPhotos } from './modules/photos/sweep.ts';
import { pageFinder } from './modules/site/pages/find-page.ts';
import { renderSettings } from './modules/site/pages/settings.ts';
import { bearerGuards } from './modules/identity/sessions/bearer.ts';
import { compressAnswers } from './platform/plugins/compression.ts';
import { endConnectionsOnClose } from './platform/plugins/connection-close.ts';
import { answerErrors, earlyErrors } from './platform/plugins/errors.ts';
import { warnOfUnknownProxy } from './platform/plugins/forwarded-headers.ts';
import { hosting, type Folders } from './modules/site/hosting/index.ts';
import { registryReader, type RegistryReader } from './modules/site/hosting/registry-reader.ts';
import { connectionLimits, shedLoad } from './platform/plugins/load-limits.ts';
import { endSlowBodies } from './platform/plugins/slow-bodies.ts';
import { endSlowReaders } from './platform/plugins/slow-readers.ts';
import { openApi } from './platform/plugins/openapi.ts';
import { refuseForeignHosts } from './platform/plugins/own-hosts.ts';
import { privateAnswers } from './platform/plugins/private-answers.ts';
import { publicReads } from './platform/plugins/public-reads.ts';
import { recordRefusals } from './platform/plugins/refusals.ts';
import { boundedTargets, refuseTargets } from './platform/plugins/request-targets.ts';
import { securityHeaders } from './platform/plugins/security.ts';
import { sweepHourly } from './platform/plugins/sweeping.ts';
import { refuseOtherWorkers } from './modules/site/hosting/worker-scripts.ts';
import { createLimiter, type Limiter } from './platform/rate-limits/limiter.ts';
import { noSecurityLog, type SecurityLog } from './platform/security-log/security-log.ts';
import type { PublishKey } from './settings/setting-values.ts';
import { sweepUploads } from './modules/photos/uploads/sweep.ts';
import { uploadFolder, type Uploads } from './modules/photos/uploads/uploads.ts';

/** Absolute folders that the application works in. */
export interface AppFolders extends Folders {
  /** Photos that arrive in parts; nothing of it is ever served. */
  uploads: string;
}

/** All that the application needs from the process it runs in. */
export interface AppOptions {
  db: Queryable;
  folders: AppFolders;
  /** Origin that visitors use, where it is known. */
  publicUrl?: string | undefined;
  /** Addresses that stand in mail; those of `publicUrl` unless told. */
  links?: MailLinks;
  /** Whether the mailbox of development is shown. */
  mailbox?: boolean;
  trustedProxies?: string[];
  /** Other origins that releases are served from. */
  remoteOrigins?: string[];
  /** Whether remotes may come from a developer's machine; they may not unless told. */
  remoteOverrides?: boolean;
  /** Whether requests under foreign host names are refused, as in development; they are not unless told. */
  ownHostsOnly?: boolean;
  /** What signs the registry, where the operator has a key. */
  registryKey?: KeyObject | undefined;
  /** Who may publish over HTTP; nobody unless told. */
  publishKeys?: PublishKey[];
  /** Where to report a vulnerability, as a mailto: or https: address. */
  securityContact?: string | undefined;
  /** Whether rate limits hold; they do unless told. */
  rateLimits?: boolean;
  /** Milliseconds that the process may lag behind before it turns requests away; with 0 it never does. */
  maxEventLoopDelay?: number;
  /** Milliseconds that a page waits for the database before it goes without what is in there. */
  pagePatience?: number;
  /** What limits and lifetimes go by. */
  clock?: () => Date;
  logger?: FastifyBaseLogger;
  /** Where logins, resets and refusals are recorded; nowhere unless told. */
  security?: SecurityLog;
}

/** Puts the application together, ready to listen or to be asked by `inject`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, folders, publicUrl, trustedProxies = [], logger } = options;
  const { rateLimits = true, mailbox = false, clock = () => new Date(), security = noSecurityLog } = options;
  const { remoteOrigins, remoteOverrides: overrides = false, registryKey } = options;
  const { links = mailLinks(() => publicUrl ?? 'http://localhost:3000') } = options;
  const photos = photoFolder(folders.photos);
  const uploads = await uploadFolder(folders.uploads, db, photos);
  const app: App = Fastify({
    ...connectionLimits,
    ...earlyErrors,
    ...boundedTargets,
    // Told apart in the logs also after a restart, and among processes.
    genReqId: () => randomUUID(),
    ...(logger && { loggerInstance: logger }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
  }).withTypeProvider<TypeBoxTypeProvider>();

  answerErrors(app);
  recordRefusals(app, security);
  endConnectionsOnClose(app);
  endSlowBodies(app);
  endSlowReaders(app);
  await securityHeaders(app, publicUrl?.startsWith('https:') ?? false, { remoteOrigins, overrides });
  refuseTargets(app);
  if (trustedProxies.length === 0) warnOfUnknownProxy(app);
  if (options.ownHostsOnly) refuseForeignHosts(app, publicUrl);
  refuseOtherWorkers(app);
  await shedLoad(app, options.maxEventLoopDelay);
  await openApi(app, publicUrl);
  healthRoutes(app, db);
  sweepAll(app, { db, photos, clock }, folders);
  if (mailbox) mailboxRoutes(app, db);
  if (options.securityContact !== undefined)
    securityContactRoutes(app, options.securityContact, publicUrl, clock);
  const limit = createLimiter(rateLimits, clock);
  const registry = registryReader(folders.remotes, (error) => {
    app.log.warn(error, 'the registry of remotes cannot be read');
  });
  const releases = { remotesDir: folders.remotes, keys: options.publishKeys ?? [], registryKey };
  const parts = { db, photos, uploads, limit, links, clock, registry, releases, security };
  await app.register((api: App) => calls(api, parts), { prefix: API_PREFIX });
  await sharingRoutes(app);
  await app.register(async (site: App) => {
    await compressAnswers(site);
    sitemapRoutes(site, db, publicUrl);
  });
  const settings = renderSettings({ registryKey, overrides });
  await hosting(app, folders, {
    ...{ findPage: pageFinder(db), registry, publicUrl, settings },
    patience: options.pagePatience,
  });
  await app.ready();
  return app;
}

function sweepAll(
  app: App,
  { db, photos, clock }: Pick<Parts, 'db' | 'photos' | 'clock'>,
  { remotes, uploads }: AppFolders,
): void {
  sweepHourly(app, 'expired rows are still there', () => removeExpired(db, clock()));
  sweepHourly(app, 'photos that nobody has are still there', () => sweepPhotos(db, photos, new Date()));
  sweepHourly(app, 'unfinished uploads of releases are still there', () =>
    sweepReleases(remotes, new Date()),
  );
  sweepHourly(app, 'photos that nobody came back for are still there', () =>
    sweepUploads(uploads, new Date()),
  );
}

interface Parts {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  limit: Limiter;
  links: MailLinks;
  clock: () => Date;
  registry: RegistryReader;
  releases: PublishingOptions;
  security: SecurityLog;
}

async function calls(api: App, parts: Parts): Promise<void> {
  const { db, limit, clock, security } = parts;
  // Bodies are JSON: plain text would come as far as a route.
  api.removeContentTypeParser('text/plain');
  strictJson(api);
  await compressAnswers(api);
  const guards = bearerGuards(api, db, clock);
  privateAnswers(api);
  publicReads(api);
  agentRoutes(api, { db, clock, guards });
  commentRoutes(api, db, limit);
  accountRoutes(api, parts);
  authRoutes(api, parts);
  credentialRoutes(api, { ...parts, guards });
  await uploadRoutes(api, { ...parts, guards });
  await profileRoutes(api, { ...parts, guards });
  await sessionRoutes(api, { db, clock, guards, security });
  reportRoutes(api, parts);
  await policyReportRoutes(api, parts);
  await releaseRoutes(api, { db, security, ...parts.releases });
}
