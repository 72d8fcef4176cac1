import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { openDatabase, withStartLock } from './database/database.ts';
import { locateDatabase, type Located } from './database/locate.ts';
import { migrateDatabase } from './database/migrations.ts';
import { seedDemoData } from './demo/seed.ts';
import type { Settings } from './env.ts';
import { createLogger } from './logger.ts';
import { photoFolder } from './media/store.ts';
import { listenOn, closeWithin } from './listen.ts';

/** Milliseconds that requests get to finish when the server stops. */
const GRACE = 10_000;

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
  const { dataDir, shellDir, remotesDir, port, host, publicUrl, trustedProxies, rateLimits } = settings;
  const logger = createLogger(settings);
  const onLost = (error: Error) => {
    logger.warn(error, 'lost a connection to the database');
  };
  await mkdir(dataDir, { recursive: true });
  const located = await locateDatabase(settings.databaseUrl, dataDir, (message) => {
    logger.info(message);
  });
  closers.push(located.release);

  const photos = join(dataDir, 'media');
  await prepare(located, onLost, settings.demoData ? photos : undefined, signal);
  const { db, close } = openDatabase(located.connection, onLost);
  closers.push(close);

  const folders = { shell: shellDir, remotes: remotesDir, photos };
  const app = await createApp({ db, folders, logger, publicUrl, trustedProxies, rateLimits });
  closers.push(() => closeWithin(app, GRACE));
  signal?.throwIfAborted();
  return listenOn(app, host, port);
}

/** Brings the tables up to date and, with a folder for demo photos, an empty database to life. */
async function prepare(
  { connection, explain }: Located,
  onLost: (error: Error) => void,
  demoPhotos: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await withStartLock(connection, onLost, async (db) => {
      signal?.throwIfAborted();
      await migrateDatabase(db);
      if (demoPhotos !== undefined) await seedDemoData(db, photoFolder(demoPhotos), new Date(), signal);
    });
  } catch (error) {
    throw explain(error);
  }
}
