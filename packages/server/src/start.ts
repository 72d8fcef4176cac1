import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp, type AppFolders, type AppOptions } from './app.ts';
import { openDatabase, type Connection, type PoolOptions, type Queryable } from './database/database.ts';
import { locateDatabase } from './database/locate.ts';
import { mailboxDelivery, mailLinks, smtpDelivery, startMailWorker } from './modules/mail/index.ts';
import { openPush } from './modules/notifications/index.ts';
import { createPhotoStore, createSharedUploadLocks, photosIn } from './modules/photos/index.ts';
import { httpSender, mailboxSender } from './modules/sms/index.ts';
import { listenForChanges } from './platform/content-changes/content-changes.ts';
import { SHELL_ENTRY_FILE } from './modules/site/index.ts';
import { createDiskSpace } from './platform/disk/disk-space.ts';
import { createLogger, logProcessWarnings } from './platform/logging/logger.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { openSecurityLog } from './platform/security-log/open.ts';
import { serverVersion } from './platform/server-version.ts';
import { openCheckedStore } from './platform/storage/open-object-store.ts';
import type { Settings } from './settings/env.ts';
import { closeGracefully, listenOn } from './start/listen.ts';
import { prepareDatabase, warnAboutLostConnection } from './start/prepare-database.ts';
import { prepareReleases } from './start/prepare-releases.ts';
import { startTracing } from './tracing/start-tracing.ts';

const SHUTDOWN_TIMEOUT_MS = 20_000;

export interface RunningServer {
  url: string;
  /** Finishes running requests before it disconnects from the database. */
  stop: () => Promise<void>;
}

/**
 * Starts what the settings ask for and listens; `signal` aborts the start.
 * A failed start leaves nothing running.
 * @throws StartError if the operator can fix the cause
 */
export async function startServer(settings: Settings, signal?: AbortSignal): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { url: await start(settings, closers, signal), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  settings: Settings,
  closers: (() => Promise<unknown>)[],
  signal: AbortSignal | undefined,
): Promise<string> {
  const { dataDir, databaseUrl, host, port } = settings;
  const logger = createLogger(settings);
  logProcessWarnings(logger);
  const tracing = settings.tracing && (await startTracing(settings.tracing, serverVersion(), logger));
  if (tracing) closers.push(tracing.stop);
  // Early failures have little to clean up.
  const objects = settings.storage && (await openCheckedStore(settings.storage, logger));
  closers.push(() => Promise.resolve(objects?.close()));
  const openReleases = await prepareReleases(settings, objects, closers, logger);
  await mkdir(dataDir, { recursive: true });
  const security = openSecurityLog(settings.securityLog, logger);
  closers.push(() => {
    security.close();
    return Promise.resolve();
  });
  const located = await locateDatabase(databaseUrl, dataDir, (message) => {
    logger.info(message);
  });
  closers.push(located.release);

  const folders = foldersOf(settings);
  await prepareDatabase(located, settings, createPhotoStore(objects ?? folders.photos), logger, signal);
  const { databasePoolerUrl: pooler } = settings;
  const requests = pooler === undefined ? located.connection : { connectionString: pooler };
  const database = openDatabase(requests, warnAboutLostConnection(logger), poolOf(settings));
  const { db, guard } = database;
  closers.push(database.close);
  const disk = createDiskSpace({
    folders: [dataDir, settings.remotesDir],
    reserveBytes: settings.diskReserveBytes,
  });
  const metrics = await startMetrics(settings, closers, logger);
  const changes = listenForChanges(located.connection, warnAboutLostConnection(logger), { guard });
  closers.push(changes.close);
  const uploadLocks = createSharedUploadLocks(located.connection, warnAboutLostConnection(logger));
  closers.push(uploadLocks.close);
  closers.push(startMail(settings, located.connection, logger).stop);
  const releases = openReleases(located.connection);

  // Set once the server listens, which is before any mail is requested.
  let address = '';
  const { mode, smtpUrl, rateLimits, remoteDevelopment } = settings;
  const app = await createApp({
    ...settings,
    enforceAllowedHosts: mode !== 'production' && !remoteDevelopment,
    mailbox: mode !== 'production' && (smtpUrl === undefined || settings.sms.url === undefined),
    ...(!rateLimits && { maxEventLoopDelay: 0 }),
    sms: smsOptions(settings),
    push: await openPush(settings),
    db,
    replica: openReplica(settings, closers, logger),
    databaseLoad: database.load,
    folders,
    releases,
    objects,
    uploadLocks,
    changes,
    disk,
    metrics,
    startSpan: tracing?.startSpan,
    log: logger,
    security,
    links: mailLinks(() => settings.publicUrl ?? address),
  });
  closers.push(() => closeGracefully(app, SHUTDOWN_TIMEOUT_MS));
  signal?.throwIfAborted();
  address = await listenOn(app, host, port);
  return address;
}

function openReplica(
  settings: Settings,
  closers: (() => Promise<unknown>)[],
  logger: Logger,
): Queryable | undefined {
  const { databaseReadUrl: connectionString } = settings;
  if (connectionString === undefined) return undefined;
  const { db, close } = openDatabase({ connectionString }, warnAboutLostConnection(logger), poolOf(settings));
  closers.push(close);
  return db;
}

/** At least three for each worker, and 40 for all together. */
function poolOf({ workers, databasePoolerUrl }: Settings): PoolOptions {
  const max = Math.max(3, Math.min(10, Math.floor(40 / workers)));
  return { max, isPooled: databasePoolerUrl !== undefined };
}

function foldersOf({ dataDir, shellDir, remotesDir, serverRendering }: Settings): AppFolders {
  return {
    shell: shellDir,
    shellServer: serverRendering ? builtShellServer(shellDir) : undefined,
    remotes: remotesDir,
    photos: photosIn(dataDir),
    uploads: join(dataDir, 'uploads'),
  };
}

/** The shell fits only its own server build. */
function builtShellServer(shellDir: string): string | undefined {
  const folder = `${shellDir}-server`;
  return existsSync(join(folder, SHELL_ENTRY_FILE)) ? folder : undefined;
}

/**
 * Serves the metrics of this process. The worker of a cluster does not listen: its primary asks for them, and serves the
 * sum (`clusterMetrics`).
 * @throws StartError if the port cannot be bound
 */
async function startMetrics(
  settings: Settings,
  closers: (() => Promise<unknown>)[],
  logger: Logger,
): Promise<Metrics | undefined> {
  if (!settings.metrics) return undefined;
  const metrics = await createMetrics();
  if (cluster.isPrimary) {
    const { url, close } = await serveMetrics(metrics.registry, settings.metrics);
    closers.push(close);
    logger.info({ url }, 'metrics are served');
  }
  return metrics;
}

function smsOptions({ mode, sms: { url, token, ...limits } }: Settings): AppOptions['sms'] {
  if (url !== undefined) return { sender: httpSender({ url, token }), ...limits };
  return mode === 'production' ? undefined : { sender: mailboxSender, ...limits };
}

function startMail({ smtpUrl: url, mailFrom: from }: Settings, connection: Connection, logger: Logger) {
  return startMailWorker({
    connection,
    delivery: url === undefined ? mailboxDelivery : smtpDelivery({ url, from }),
    log: (details, message) => {
      logger.warn(details, message);
    },
  });
}
