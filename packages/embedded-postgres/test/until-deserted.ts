import fs from 'node:fs';
import path from 'node:path';

import { vi } from 'vitest';

import { tryLock } from '../src/cluster-lock.ts';

const WAIT = { timeout: 90_000, interval: 10 };

/** Resolves when no process of the cluster in `dir` is left. */
export async function untilDeserted(dir: string): Promise<void> {
  await vi.waitFor(async () => {
    const lock = await tryLock(path.join(dir, 'cluster.lock'));
    if (lock === undefined) throw new Error(`processes of the cluster in ${dir} are left`);
    fs.closeSync(lock);
  }, WAIT);
}
