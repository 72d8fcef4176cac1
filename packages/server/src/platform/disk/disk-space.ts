import { statfs } from 'node:fs/promises';
import { cachedRead } from '../concurrency/cached-read.ts';

export interface DiskSettings {
  /** Absolute paths; missing folders are left out. */
  folders: readonly string[];
  reserveBytes: number;
}

export interface FolderSpace {
  folder: string;
  freeBytes: number;
}

export interface DiskSpace {
  readonly reserveBytes: number;
  read: () => Promise<readonly FolderSpace[]>;
  /** A file system that does not respond counts as not full. */
  isFull: () => Promise<boolean>;
}

/** Shorter than the time in which the fastest disk writes a reserve of a few megabytes */
const TIMES = { reuseMs: 250, timeoutMs: 1_000 };

/** Checks the file systems of folders, at most four times a second. */
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
  // No file can be created without a free inode; some file systems do not count them.
  return [{ folder, freeBytes: files > 0 && ffree === 0 ? 0 : bavail * bsize }];
}
