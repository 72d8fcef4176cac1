import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ReleaseError } from './release-error.ts';

/** A lock that was not renewed for so long belongs to a process that is gone; milliseconds. */
const STALE = 5_000;
/** Outlasts a stale lock several times over. */
const RETRIES = { retries: 150, factor: 1.2, minTimeout: 20, maxTimeout: 200, randomize: true };

/** Fails when the lock was lost, as after the machine slept: then somebody else may be at work. */
export type StillLocked = () => void;

/**
 * Runs work while no other process changes the folder of releases.
 * @throws ReleaseError 'conflict' when others do not let go of it
 */
export async function withLock<T>(
  remotesDir: string,
  work: (stillLocked: StillLocked) => Promise<T>,
): Promise<T> {
  await mkdir(remotesDir, { recursive: true });
  const state = { lost: false };
  const unlock = await lockfile
    .lock(remotesDir, {
      lockfilePath: path.join(remotesDir, '.lock'),
      stale: STALE,
      retries: RETRIES,
      onCompromised: () => (state.lost = true),
    })
    .catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ELOCKED' ? busy(remotesDir) : error;
    });
  try {
    return await work(() => {
      if (state.lost) throw busy(remotesDir);
    });
  } finally {
    if (!state.lost) await unlock();
  }
}

function busy(remotesDir: string): ReleaseError {
  return new ReleaseError(
    'conflict',
    `Others are publishing to ${remotesDir} right now; try again in a minute`,
  );
}
