import { stat } from 'node:fs/promises';

/** Changes whenever the file is written or replaced. Rejects if it does not exist. */
export async function fileVersion(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file);
  return [mtimeMs, size, ino].join();
}
