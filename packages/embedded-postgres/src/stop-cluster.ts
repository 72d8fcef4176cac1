import { tryLock } from '@naija/file-lock';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import { errorCode } from './error-code.ts';
import { isPostmaster, livePostmaster } from './postmaster-pid.ts';

const POLL_MS = 15;

/** Stops the cluster with a fast shutdown; resolves when none of its processes is left. */
export async function stopCluster({ data, lockFile }: Cluster): Promise<void> {
  const pid = livePostmaster(data);
  if (pid === undefined) return;
  interrupt(pid);
  while (isPostmaster(pid, data)) await delay(POLL_MS);
  // The lock is free once the last process has ended, unless another process restarts the cluster.
  while (livePostmaster(data) === undefined) {
    const lock = await tryLock(lockFile);
    if (lock !== undefined) {
      fs.closeSync(lock);
      return;
    }
    await delay(POLL_MS);
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
