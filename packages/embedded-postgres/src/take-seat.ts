import { tryLock } from '@naija/file-lock';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import { launch, type LaunchOptions } from './launch.ts';
import { logTail } from './log-file.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { join, type Seat } from './seat.ts';
import type { Watched } from './watchdog.ts';

const SILENCE_LIMIT_MS = 60_000;
const ABANDON_LIMIT_MS = 10_000;
const LAUNCH_LIMIT = 5;

/**
 * Takes a seat in the cluster, launching it when nobody else does or has done so. Waits through a recovery of any
 * length, but no more than a minute without any answer. Rejects when PostgreSQL gives up or `signal` aborts.
 */
export async function takeSeat(cluster: Cluster, options: LaunchOptions): Promise<Seat> {
  const launches: Watched[] = [];
  let heard = Date.now();
  try {
    while (Date.now() - heard < SILENCE_LIMIT_MS) {
      options.signal.throwIfAborted();
      const joined = await join(cluster);
      if (typeof joined === 'object') return joined;
      if (joined === 'starting') heard = Date.now();
      else await launchIfNobodyDoes(cluster, launches, options);
      await delay(launches.length > 0 ? 15 : 50, undefined, { signal: options.signal });
    }
    throw new Error(`The embedded PostgreSQL does not answer: ${logTail(cluster.logFile)}`);
  } catch (error) {
    await abandon(launches);
    throw error;
  } finally {
    for (const launched of launches) {
      launched.release();
      launched.unref();
    }
  }
}

async function launchIfNobodyDoes(
  cluster: Cluster,
  launches: Watched[],
  options: LaunchOptions,
): Promise<void> {
  const ours = launches.at(-1);
  if (ours?.isRunning()) return;
  const lock = await tryLock(cluster.lockFile);
  if (lock === undefined) return;
  try {
    if (livePostmaster(cluster.data) !== undefined) return;
    if (ours) await checkWorthRetrying(ours, launches.length, cluster);
    launches.push(await launch(cluster, lock, options));
  } finally {
    fs.closeSync(lock);
  }
}

// Stopped by another user of the cluster (0) or by a signal, it may come up the next time.
async function checkWorthRetrying({ ended }: Watched, launches: number, { logFile }: Cluster): Promise<void> {
  const status = await ended;
  if ((status === 0 || status >= 128) && launches < LAUNCH_LIMIT) return;
  throw new Error(`The embedded PostgreSQL ended with status ${String(status)}: ${logTail(logFile)}`);
}

// What we launched stops when nobody else has come to use it; whoever is told of the failure should find it gone.
async function abandon(launches: Watched[]): Promise<void> {
  for (const { release } of launches) release();
  const latest = launches.at(-1);
  if (!latest?.isRunning()) return;
  await Promise.race([latest.ended, delay(ABANDON_LIMIT_MS, undefined, { ref: false })]);
}
