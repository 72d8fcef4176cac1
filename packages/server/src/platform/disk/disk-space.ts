import { statfs } from 'node:fs/promises';
import { cachedRead } from '../concurrency/cached-read.ts';

export interface DiskSettings {
  /** Absolute. Those that do not exist are left out. */
  folders: readonly string[];
  /** With less space than this in one of the folders, nothing is written any more. */
  reserveBytes: number;
}

export interface FolderSpace {
  folder: string;
  freeBytes: number;
}

export interface DiskSpace {
  readonly reserveBytes: number;
  read: () => Promise<readonly FolderSpace[]>;
  /** Whether the reserve has been reached; a file system that cannot be asked is not full. */
  isFull: () => Promise<boolean>;
}

/** Below the time in which the fastest disk writes a reserve of a few megabytes. */
const TIMES = { reuseMs: 250, timeoutMs: 1_000 };

/** Looks at the file systems of folders, at most four times a second. */
export function createDiskSpace({ folders, reserveBytes }: DiskSettings): DiskSpace {
  const read = cachedRead(async () => (await Promise.all(folders.map(freeIn))).flat(), TIMES);
  return {
    reserveBytes,
    read,
    isFull: () =>
      read().then(
        (spaces) => spaces.some(({ freeBytes }) => freeBytes < reserveBytes),
        () => false,
      ),
  };
}

async function freeIn(folder: string): Promise<FolderSpace[]> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found) return [];
  const { bavail, bsize, files, ffree } = found;
  // Without inodes no file can be created, however much space there is; some file systems do not count them.
  return [{ folder, freeBytes: files > 0 && ffree === 0 ? 0 : bavail * bsize }];
}
