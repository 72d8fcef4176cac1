import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const PREFIX = '.upload-';
const UPLOAD_PATH = /\.upload-\w+[/\\]/g;
const GRACE_MS = 60 * 60 * 1_000;

/** @param name basename, shown in error messages */
export async function withUploadFolder<T>(
  remotesDir: string,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(remotesDir, { recursive: true });
  const outer = await mkdtemp(join(remotesDir, PREFIX));
  try {
    const folder = join(outer, name);
    // Published releases are readable by others, unlike folders of `mkdtemp`.
    await mkdir(folder);
    return await work(folder);
  } finally {
    await rm(outer, { recursive: true, force: true, maxRetries: 3 });
  }
}

export function redactFolder(message: string, remotesDir: string): string {
  return message
    .replaceAll(join(remotesDir, sep), '')
    .replaceAll(remotesDir, 'this site')
    .replace(UPLOAD_PATH, '');
}

export async function removeStaleUploads(remotesDir: string, now: Date): Promise<void> {
  for (const name of await names(remotesDir)) {
    const folder = join(remotesDir, name);
    const { mtimeMs } = await stat(folder);
    if (now.getTime() - mtimeMs > GRACE_MS) await rm(folder, { recursive: true, force: true });
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
