import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { errorCode } from './error-code.ts';

/** Process id in a PostgreSQL lock file; undefined without a file, NaN for other content. */
export function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export function livePostmaster(data: string): number | undefined {
  const pid = readPid(path.join(data, 'postmaster.pid'));
  return pid !== undefined && isPostmaster(pid, data) ? pid : undefined;
}

/** True if a process id, which may have been reused, belongs to a postmaster of this data folder. */
export function isPostmaster(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'darwin') return hasCommandLine(pid, data);
  try {
    const name = fs.readFileSync(`/proc/${String(pid)}/comm`, 'utf8').trim();
    return name === 'postgres' && fs.readlinkSync(`/proc/${String(pid)}/cwd`) === data;
  } catch {
    return false;
  }
}

/**
 * Removes lock files that PostgreSQL would not replace: empty ones, and those with a reused process id. Requires the
 * cluster lock.
 */
export function removeStaleLockFiles(data: string, socketFolder: string): string[] {
  const files = [path.join(data, 'postmaster.pid'), path.join(socketFolder, '.s.PGSQL.5432.lock')];
  const stale = files.filter((file) => {
    const pid = readPid(file);
    return pid !== undefined && (Number.isNaN(pid) || isAlive(pid));
  });
  for (const file of stale) fs.rmSync(file, { force: true });
  return stale;
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function hasCommandLine(pid: number, data: string): boolean {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(data);
}
