import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const MACOS_O_EXLOCK = 0x20;
const MIN_RETRY_MS = 20;
const MAX_RETRY_MS = 200;

export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';
}

/**
 * Takes an exclusive flock(2) without waiting. The kernel releases it when the last copy of the descriptor is closed, even if
 * its holders are killed.
 * @returns an open descriptor; undefined while another process holds the lock
 */
export async function tryLock(file: string): Promise<number | undefined> {
  const descriptor = process.platform === 'darwin' ? openLocked(file) : await openAndLock(file);
  if (descriptor === undefined || isAt(file, descriptor)) return descriptor;
  // The last holder removed the file after it was opened here.
  fs.closeSync(descriptor);
  return tryLock(file);
}

/** Runs work under an exclusive lock, and removes the lock file afterwards. @throws LockTimeoutError after `timeoutMs` */
export async function withFileLock<T>(file: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const descriptor = await waitForLock(file, timeoutMs);
  try {
    return await work();
  } finally {
    if (isAt(file, descriptor)) fs.rmSync(file);
    fs.closeSync(descriptor);
  }
}

async function waitForLock(file: string, timeoutMs: number): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  for (let retryMs = MIN_RETRY_MS; ; retryMs = Math.min(MAX_RETRY_MS, retryMs * 1.2)) {
    const descriptor = await tryLock(file);
    if (descriptor !== undefined) return descriptor;
    if (Date.now() >= deadline)
      throw new LockTimeoutError(`${file} was held by another process for over ${String(timeoutMs)} ms`);
    await delay(retryMs * (0.5 + Math.random()));
  }
}

// Node has no flock(2), but a lock that a child takes on an inherited descriptor belongs to all copies of it.
async function openAndLock(file: string): Promise<number | undefined> {
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_CREAT);
  let isLocked = false;
  try {
    const child = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
    const [status] = (await once(child, 'exit')) as [number | null];
    isLocked = status === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The flock command is missing: install util-linux', { cause: error });
  } finally {
    if (!isLocked) fs.closeSync(descriptor);
  }
  return isLocked ? descriptor : undefined;
}

function openLocked(file: string): number | undefined {
  const { O_RDONLY, O_CREAT, O_NONBLOCK } = fs.constants;
  try {
    return fs.openSync(file, O_RDONLY | O_CREAT | O_NONBLOCK | MACOS_O_EXLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined;
    throw error;
  }
}

function isAt(file: string, descriptor: number): boolean {
  const [opened, found] = [fs.fstatSync(descriptor), fs.statSync(file, { throwIfNoEntry: false })];
  return found?.ino === opened.ino && found.dev === opened.dev;
}
