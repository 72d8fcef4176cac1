import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

import { errorCode } from './error-code.ts';

export interface LivenessPipe {
  reader: number;
  writer: number;
}

/** Creates the FIFO of a launch. Its end-of-file notifies the watchdog that the last member has closed it or died. */
export function createLivenessPipe(file: string): LivenessPipe {
  fs.rmSync(file, { force: true });
  const { status, error, stderr } = spawnSync('mkfifo', ['-m', '600', file], { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`Cannot create ${file}: ${stderr.trim()}`);
  // Opening a FIFO blocks until its other end is open; the watchdog needs a blocking reader.
  const opener = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  try {
    const writer = fs.openSync(file, 'w');
    return { writer, reader: fs.openSync(file, 'r') };
  } finally {
    fs.closeSync(opener);
  }
}

/** Opens the pipe for this member; undefined if nothing reads it. */
export function openLivenessPipe(file: string): number | undefined {
  try {
    return fs.openSync(file, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK);
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
