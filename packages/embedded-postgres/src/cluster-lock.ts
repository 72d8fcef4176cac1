import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

import { errorCode } from './error-code.ts';

const MACOS_O_EXLOCK = 0x20;

/**
 * Takes the cluster's exclusive lock without waiting: an open file descriptor, or undefined while it is held.
 *
 * The lock belongs to the open file, not to a time stamp: the kernel lets go of it when the last copy of the
 * descriptor is closed, however its holders end, and never before. The cluster's own processes inherit a copy, so
 * to have the lock is to know that nobody else is starting the cluster and no process of it is left.
 */
export async function tryLock(file: string): Promise<number | undefined> {
  return process.platform === 'darwin' ? openLocked(file) : openAndLock(file);
}

// Node has no flock(2), but a lock taken by a child on an inherited descriptor is ours as well.
async function openAndLock(file: string): Promise<number | undefined> {
  const descriptor = fs.openSync(file, 'a', 0o600);
  let locked = false;
  try {
    const child = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
    const [status] = (await once(child, 'exit')) as [number | null];
    locked = status === 0;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new Error(
      'The embedded PostgreSQL needs the flock command (util-linux); install it or set DATABASE_URL.',
    );
  } finally {
    if (!locked) fs.closeSync(descriptor);
  }
  return locked ? descriptor : undefined;
}

function openLocked(file: string): number | undefined {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = fs.constants;
  try {
    return fs.openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | MACOS_O_EXLOCK, 0o600);
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}
