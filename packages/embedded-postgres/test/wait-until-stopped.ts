import { tryLock } from '@naija/file-lock';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 90_000;
const INTERVAL_MS = 10;

/**
 * Resolves when no process of the cluster in `dir` is left. Needs no running test, because the global teardown uses it
 * as well.
 */
export async function waitUntilStopped(dir: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const lock = await tryLock(path.join(dir, 'cluster.lock'));
    if (lock !== undefined) {
      fs.closeSync(lock);
      return;
    }
    if (Date.now() > end) throw new Error(`processes of the cluster in ${dir} are left`);
    await delay(INTERVAL_MS);
  }
}
