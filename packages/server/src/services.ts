import type { RegistryKeys } from '@naija/releases';
import { join } from 'node:path';
import type { Queryable } from './database/database.ts';
import { createReadiness, type Readiness } from './modules/health/index.ts';
import { bearerGuards, type Guards } from './modules/identity/index.ts';
import { createDeliveryCheck, mailLinks, type DeliveryCheck, type MailLinks } from './modules/mail/index.ts';
import { createNotifications, type Notifications, type PushOptions } from './modules/notifications/index.ts';
import { operatorGuards, type OperatorGuards } from './modules/operators/index.ts';
import { createFairQueue, type FairQueue } from './platform/concurrency/fair-queue.ts';
import {
  createPhotoStore,
  createUploads,
  FORM_QUEUE_LIMITS,
  LocalUploadLocks,
  PROCESSING_QUEUE_LIMITS,
  type PhotoStore,
  type UploadLocks,
  type Uploads,
} from './modules/photos/index.ts';
import { folderReleases, type ReleaseStore } from './modules/releases/index.ts';
import { createRendering, renderersOf, type Rendering } from './modules/rendering/index.ts';
import {
  createPublicFetch,
  createRegistryReader,
  type RegistryReader,
  SHELL_ENTRY_FILE,
} from './modules/site/index.ts';
import type { SmsOptions } from './modules/sms/index.ts';
import { unknownChanges } from './platform/content-changes/content-changes.ts';
import type { App } from './platform/http/app-type.ts';
import { scheduleJobs } from './platform/jobs/index.ts';
import type { AppFolders, Module, Services } from './platform/module.ts';
import { createPrebuiltReads } from './platform/plugins/prebuilt-reads.ts';
import { primaryReads, replicaReads } from './platform/public-reads/public-reads.ts';
import { createRateLimiter, noRateLimiter, type RateLimits } from './platform/rate-limits/limiter.ts';
import { noSecurityLog } from './platform/security-log/security-log.ts';
import type { PublishKey } from './settings/parsers.ts';
import type { ProvenancePolicy } from './settings/provenance-policy.ts';

declare module './platform/module.ts' {
  /** Services typed by modules, which the platform cannot import. */
  interface Services {
    readiness: () => Promise<Readiness>;
    dependencies?: readonly Dependency[];
    guards: Guards;
    operatorGuards: OperatorGuards;
    photos: PhotoStore;
    uploads: Uploads;
    /** Default: locks of this process, which cannot share uploads. */
    uploadLocks: UploadLocks;
    /** Bytes of forms in memory. */
    formQueue: FairQueue;
    processingQueue: FairQueue;
    links: MailLinks;
    mailbox?: boolean;
    deliveryCheck: DeliveryCheck;
    sms?: SmsOptions | undefined;
    notifications: Notifications;
    push?: PushOptions | undefined;
    releases: ReleaseStore;
    registryKeys: RegistryKeys;
    /** Keys of the setting PUBLISH_KEYS; others are in the database. */
    publishKeys: readonly PublishKey[];
    /** Without it, a publish key is enough. */
    provenance?: ProvenancePolicy | undefined;
    /** Default: the folders beside the server. */
    ownReleases?: readonly string[];
    /** Address for mail about withdrawn canaries. */
    operatorMail?: string | undefined;
    /** URL for JSON about withdrawn and raised canaries. */
    operatorWebhook?: string | undefined;
    /** Undefined if only browsers render. */
    rendering?: Rendering | undefined;
    registry: RegistryReader;
    remoteOverrides?: boolean;
    securityContact?: string | undefined;
    /** Time after which a page is sent without data from the database. */
    pageDatabaseTimeoutMs?: number | undefined;
    /** Time that a visitor waits for a rendered page. */
    renderWaitMs?: number | undefined;
  }
}

/** Given services replace the defaults. */
export interface ServiceOptions extends Partial<Services> {
  db: Queryable;
  folders: AppFolders;
  replica?: Queryable | undefined;
  rateLimits?: boolean;
}

/** Makes each service of the modules once. */
export async function createServices(
  app: App,
  options: ServiceOptions,
  modules: readonly Module[],
): Promise<Services> {
  const { db, folders, objects, publicUrl, push, workers, rateLimits = true } = options;
  const { clock = () => new Date(), changes = unknownChanges } = options;
  const { links = mailLinks(() => publicUrl ?? 'http://localhost:3000') } = options;
  const { photos = createPhotoStore(objects ?? folders.photos) } = options;
  const { uploadLocks = new LocalUploadLocks() } = options;
  const { wake: wakeJobs } = scheduleJobs(app, db, () => modules.map(({ jobs }) => jobs?.(services) ?? {}));
  const guards = bearerGuards(app, db, clock);
  const limits: RateLimits = Object.fromEntries(
    modules.flatMap((module) => Object.entries(module.limits ?? {})),
  );
  const services: Services = {
    clock,
    log: app.log,
    security: noSecurityLog,
    limit: rateLimits ? createRateLimiter(limits, clock) : noRateLimiter,
    readPublic: publicReads(app, changes, options),
    reads: createPrebuiltReads(changes, workers),
    changes,
    wakeJobs,
    modules,
    guards,
    operatorGuards: operatorGuards({ db, clock, guards }),
    links,
    deliveryCheck: checkDelivery(app),
    photos,
    uploadLocks,
    uploads: await createUploads(objects ?? folders.uploads, { db, photos, locks: uploadLocks }),
    formQueue: createFairQueue(FORM_QUEUE_LIMITS),
    processingQueue: createFairQueue(PROCESSING_QUEUE_LIMITS),
    notifications: createNotifications({ links, clock, hasPush: push !== undefined, wake: wakeJobs }),
    releases: folderReleases(folders.remotes),
    registryKeys: {},
    publishKeys: [],
    registry: createRegistryReader(folders.remotes, (error) => {
      app.log.warn(error, 'the registry of remotes cannot be read');
    }),
    readiness: () => readiness(),
    ...options,
    rendering: startRendering(app, options),
  };
  const readiness = createReadiness(services);
  return services;
}

function publicReads(
  { log }: App,
  changes: Services['changes'],
  { db, replica }: ServiceOptions,
): Services['readPublic'] {
  return replica === undefined ? primaryReads(db) : replicaReads({ primary: db, replica, changes, log });
}

function checkDelivery(app: App): Services['deliveryCheck'] {
  const check = createDeliveryCheck();
  app.addHook('onClose', (_app, done) => {
    check.close();
    done();
  });
  return check;
}

/** Undefined if only browsers render. */
function startRendering(
  app: App,
  { folders, clock, workers, rendering }: ServiceOptions,
): Rendering | undefined {
  const { shellServer, remotes: remotesDir } = folders;
  if (shellServer === undefined) return undefined;
  const started =
    rendering ??
    createRendering({
      remotesDir,
      shellEntry: join(shellServer, SHELL_ENTRY_FILE),
      fetchPublic: createPublicFetch(app),
      log: app.log,
      limits: { renderers: renderersOf(workers) },
      ...(clock && { clock }),
    });
  app.addHook('onClose', () => started.close());
  return started;
}
