import { tryLock } from '@naija/file-lock';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { ClusterError } from './cluster-error.ts';
import type { Cluster } from './cluster.ts';
import { launch, type LaunchOptions } from './launch.ts';
import { logTail } from './log-file.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { tryJoin, type Membership } from './membership.ts';
import type { WatchedProcess } from './watchdog.ts';

const SILENCE_TIMEOUT_MS = 60_000;
const ABANDON_TIMEOUT_MS = 10_000;
const MAX_LAUNCHES = 5;

/** Joins the cluster, and launches it if necessary. Waits during a recovery, but at most a minute without a response. */
export async function joinCluster(cluster: Cluster, options: LaunchOptions): Promise<Membership> {
  const launches: WatchedProcess[] = [];
  let lastResponseAt = Date.now();
  try {
    while (Date.now() - lastResponseAt < SILENCE_TIMEOUT_MS) {
      options.signal.throwIfAborted();
      const joined = await tryJoin(cluster);
      if (typeof joined === 'object') return joined;
      if (joined === 'starting') lastResponseAt = Date.now();
      else await launchIfUnattended(cluster, launches, options);
      await delay(launches.length > 0 ? 15 : 50, undefined, { signal: options.signal });
    }
    throw new ClusterError(`The embedded PostgreSQL does not answer: ${logTail(cluster.logFile)}`);
  } catch (error) {
    await waitUntilAbandoned(launches);
    throw error;
  } finally {
    for (const launched of launches) {
      launched.release();
      launched.unref();
    }
  }
}

async function launchIfUnattended(
  cluster: Cluster,
  launches: WatchedProcess[],
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

// A cluster that was ended by another member (0) or by a signal may start the next time.
async function checkWorthRetrying(
  { ended }: WatchedProcess,
  launches: number,
  { logFile }: Cluster,
): Promise<void> {
  const status = await ended;
  if ((status === 0 || status >= 128) && launches < MAX_LAUNCHES) return;
  throw new ClusterError(`The embedded PostgreSQL ended with status ${String(status)}: ${logTail(logFile)}`);
}

// A released cluster without members stops, and a failed start must not leave it running.
async function waitUntilAbandoned(launches: WatchedProcess[]): Promise<void> {
  for (const { release } of launches) release();
  const latest = launches.at(-1);
  if (!latest?.isRunning()) return;
  await Promise.race([latest.ended, delay(ABANDON_TIMEOUT_MS, undefined, { ref: false })]);
}
