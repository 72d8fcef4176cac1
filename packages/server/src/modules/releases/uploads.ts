import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Hidden, so that none of it is ever served. */
const PREFIX = '.upload-';
const UPLOAD = /\.upload-\w+[/\\]/g;
/** Milliseconds after which an upload is over, one way or the other: a request takes far less. */
const GRACE = 60 * 60 * 1_000;

/**
 * Lends a folder beside the releases, where a release takes shape before it is accepted; gone afterwards.
 * @param name what the folder is called in what is found wrong with the release
 */
export async function withUploadFolder<T>(
  remotesDir: string,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(remotesDir, { recursive: true });
  const outer = await mkdtemp(join(remotesDir, PREFIX));
  try {
    const folder = join(outer, name);
    // The outer one is for this process alone, and a release for whoever serves it.
    await mkdir(folder);
    return await work(folder);
  } finally {
    await rm(outer, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** What is said of releases, without where on the server they lie. */
export function withoutPlace(message: string, remotesDir: string): string {
  return message
    .replaceAll(join(remotesDir, sep), '')
    .replaceAll(remotesDir, 'this site')
    .replace(UPLOAD, '');
}

/** Removes what a process that was killed has left of uploads. */
export async function sweepUploads(remotesDir: string, now: Date): Promise<void> {
  for (const name of await names(remotesDir)) {
    const folder = join(remotesDir, name);
    const { mtimeMs } = await stat(folder);
    if (now.getTime() - mtimeMs > GRACE) await rm(folder, { recursive: true, force: true });
  }
}

async function names(remotesDir: string): Promise<string[]> {
  try {
    return (await readdir(remotesDir)).filter((name) => name.startsWith(PREFIX));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
