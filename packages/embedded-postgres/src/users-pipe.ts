import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

import { errorCode } from './error-code.ts';

/** Both ends of a fresh users' pipe, as file descriptors. */
export interface UsersPipe {
  reader: number;
  writer: number;
}

/**
 * Makes the named pipe by which a cluster knows its users: it is at its end when the last process that had it open
 * for writing has closed it or died. A fresh one for each launch, so that a leftover reader sees its own users only.
 */
export function createUsersPipe(file: string): UsersPipe {
  fs.rmSync(file, { force: true });
  const { status, error, stderr } = spawnSync('mkfifo', ['-m', '600', file], { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`Cannot create ${file}: ${stderr.trim()}`);
  // A pipe opens without blocking only when its other end is open; the reader that stays must be a blocking one.
  const opener = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  try {
    const writer = fs.openSync(file, 'w');
    return { writer, reader: fs.openSync(file, 'r') };
  } finally {
    fs.closeSync(opener);
  }
}

/** Counts this process among the users; undefined when nothing is watching the pipe. */
export function openUsersPipe(file: string): number | undefined {
  try {
    return fs.openSync(file, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK);
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
