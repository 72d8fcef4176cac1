import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LockTimeoutError, withFileLock } from '@naija/file-lock';
import { ReleaseError } from './release-error.ts';

const LOCK_TIMEOUT_MS = 45_000;

export const LOCK_FILE = '.publish.lock';

/** Serializes changes of a folder of releases; throws ReleaseError 'conflict' after a timeout. */
export async function withLock<T>(
  remotesDir: string,
  work: () => Promise<T>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<T> {
  await mkdir(remotesDir, { recursive: true });
  return withFileLock(path.join(remotesDir, LOCK_FILE), timeoutMs, work).catch((error: unknown) => {
    if (!(error instanceof LockTimeoutError)) throw error;
    throw new ReleaseError(
      'conflict',
      `Others are publishing to ${remotesDir} right now; try again in a minute`,
      { cause: error },
    );
  });
}
