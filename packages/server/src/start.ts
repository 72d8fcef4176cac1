import { moveAudit } from '@naija/releases';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp, type AppOptions } from './app.ts';
import { openDatabase, withStartLock, type Connection, type Queryable } from './database/database.ts';
import { locateDatabase, type Located } from './database/locate.ts';
import { migrateDatabase } from './database/migrations.ts';
import { isSuperuser } from './database/superuser.ts';
import { refuseDemoAccounts } from './demo/accounts.ts';
import type { Settings } from './settings/env.ts';
import { createLogger } from './platform/logging/logger.ts';
import { mailboxDelivery } from './modules/mail/delivery.ts';
import { mailLinks } from './modules/mail/links.ts';
import { smtpDelivery } from './modules/mail/smtp-delivery.ts';
import { startMailWorker } from './modules/mail/worker.ts';
import { photoFolder } from './modules/photos/store.ts';
import { openSecurityLog } from './platform/security-log/open.ts';
import type { SecurityLog } from './platform/security-log/security-log.ts';
import { StartError } from './start-error.ts';
import { listenOn, closeWithin } from './listen.ts';
import { checkShell } from './modules/releases/incompatible-shell.ts';

/** Milliseconds that requests get to finish when the server stops. */
const GRACE = 10_000;

const SUPERUSER_WARNING =
  'DATABASE_URL: its role is a superuser, who may read files and run programs on the machine of the database; ' +
  'give this server a role of its own that owns its database and is no superuser';

export interface RunningServer {
  /** Where it can be reached from this machine. */
  url: string;
  /** Takes no more requests, finishes those that run, then lets go of the database. */
  stop: () => Promise<void>;
}

/**
 * Starts everything the settings ask for and listens; `signal` ends an unfinished start.
 * Rejects with StartError where whoever starts it can help it, and leaves nothing running.
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
  await checkReleases(settings, logger);
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

  await prepare(located, settings, logger, signal);
  const { db, close } = openDatabase(located.connection, warnOfLost(logger));
  closers.push(close);
  closers.push(startMail(settings, located.connection, logger).stop);

  // Known once it listens, which is before anybody can ask for mail.
  let address = '';
  const app = await createApp({
    ...appOptions(settings, db, logger, security),
    links: mailLinks(() => settings.publicUrl ?? address),
  });
  closers.push(() => closeWithin(app, GRACE));
  signal?.throwIfAborted();
  address = await listenOn(app, host, port);
  return address;
}

/** Looks at what is served before anything is started that would have to be stopped. */
async function checkReleases(settings: Settings, logger: Logger): Promise<void> {
  await moveAudit(settings.remotesDir).catch((error: unknown) => {
    logger.warn(error, 'the list of switches lies among the releases, and cannot be moved out');
  });
  await checkShell(settings, {
    info: (line) => {
      logger.info(line);
    },
    warn: (line) => {
      logger.warn(line);
    },
  });
}

function warnOfLost(logger: Logger): (error: Error) => void {
  return (error) => {
    logger.warn(error, 'lost a connection to the database');
  };
}

function photosIn(dataDir: string): string {
  return join(dataDir, 'media');
}

function appOptions(settings: Settings, db: Queryable, logger: Logger, security: SecurityLog): AppOptions {
  const { dataDir, shellDir, remotesDir, publicUrl, trustedProxies, rateLimits, mode, smtpUrl } = settings;
  const { remoteOrigins, remoteOverrides, registryKey, publishKeys, securityContact } = settings;
  return {
    db,
    folders: {
      ...{ shell: shellDir, remotes: remotesDir },
      ...{ photos: photosIn(dataDir), uploads: join(dataDir, 'uploads') },
    },
    logger,
    security,
    publicUrl,
    mailbox: mode !== 'production' && smtpUrl === undefined,
    trustedProxies,
    rateLimits,
    ...(!rateLimits && { maxEventLoopDelay: 0 }),
    remoteOrigins,
    remoteOverrides,
    ownHostsOnly: mode !== 'production' && !settings.remoteDevelopment,
    registryKey,
    publishKeys,
    securityContact,
  };
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

/** Brings the tables up to date and, where demo data are wanted, an empty database to life. */
async function prepare(
  { connection, explain }: Located,
  { mode, databaseUrl, dataDir, demoData }: Settings,
  logger: Logger,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await withStartLock(connection, warnOfLost(logger), async (db) => {
      signal?.throwIfAborted();
      await migrateDatabase(db);
      if (mode === 'production') await refuseDemoAccounts(db);
      if (demoData) {
        const { seedDemoData } = await importSeed();
        await seedDemoData(db, photoFolder(photosIn(dataDir)), new Date(), signal);
      }
      if (databaseUrl !== undefined && (await isSuperuser(db))) logger.warn(SUPERUSER_WARNING);
    });
  } catch (error) {
    throw explain(error);
  }
}

// Its packages are development dependencies: an installation for production has no demo data.
async function importSeed() {
  try {
    return await import('./demo/seed.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'Demo data needs the development dependencies: run npm ci without --omit=dev, or set DEMO_DATA=off',
      { cause: error },
    );
  }
}
