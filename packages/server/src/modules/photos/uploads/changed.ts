import { stat } from 'node:fs/promises';

/** When a file was last written, in milliseconds since 1970; undefined where there is none. */
export async function changed(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
