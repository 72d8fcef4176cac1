import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

const MOUNT = 'mount -t tmpfs -o size=$SIZE none "$DATA_DIR" && exec "$@"';
const MOUNT_AND_LIST =
  'mount -t tmpfs -o size=$SIZE none "$DISK" && { "$@"; code=$?; ls -A "$DISK"; exit $code; }';

/** Runs what follows it with the folder DISK as a file system of SIZE bytes, whose entries it prints at the end. */
export const LISTED_DISK = ['unshare', '-rm', '--', 'sh', '-c', MOUNT_AND_LIST, 'sh'] as const;

/** Runs what follows it with DATA_DIR as a file system of its own, of SIZE bytes, which no other process sees. */
export const SMALL_DISK = ['unshare', '-rm', '--', 'sh', '-c', MOUNT, 'sh'] as const;

/** False on systems whose kernel does not allow mounting; tests with a small disk are skipped there. */
export function canMount(): boolean {
  return spawnSync('unshare', ['-rm', '--', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
}

/** Takes all space of a folder as a process sees it; returns a function that gives it back. */
export function fillDisk(pid: number, folder: string): () => void {
  const file = `/proc/${String(pid)}/root${folder}/filler`;
  const descriptor = openSync(file, 'w');
  for (let bytes = 1024 * 1024; bytes >= 1024;) {
    try {
      writeSync(descriptor, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      bytes /= 4;
    }
  }
  closeSync(descriptor);
  return () => {
    rmSync(file);
  };
}
