import { stat } from 'node:fs/promises';

/** Version of a file, which changes whenever it is written or replaced. Rejects if it does not exist. */
export async function fileVersion(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file);
  return [mtimeMs, size, ino].join();
}
