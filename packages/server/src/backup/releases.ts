import { withStoredFiles } from '@naija/releases';
import { createHash } from 'node:crypto';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest, RELEASES_FOLDER, type Manifest, PRIVATE_FILE, PRIVATE_FOLDER } from './manifest.ts';
type ReleaseFile = Manifest['releases'][number];

/** Links files that the previous backup contains with the same bytes. */
export async function copyReleases(
  folder: string,
  remotesDir: string,
  previous: string | undefined,
): Promise<ReleaseFile[]> {
  const earlier = new Map<string, string>();
  if (previous !== undefined)
    for (const { path, sha256 } of (await readManifest(previous)).releases)
      earlier.set(`${path} ${sha256}`, join(previous, RELEASES_FOLDER, path));
  return withStoredFiles(remotesDir, async (files) => {
    const copied: ReleaseFile[] = [];
    for (const { name, file } of files) {
      const data = await readFile(file);
      const sha256 = createHash('sha256').update(data).digest('hex');
      const target = join(folder, RELEASES_FOLDER, name);
      await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
      if (!(await isLinked(earlier.get(`${name} ${sha256}`), target)))
        await writeFile(target, data, { mode: PRIVATE_FILE });
      copied.push({ path: name, bytes: data.length, sha256 });
    }
    return copied;
  });
}

/** Links a file if possible; returns false if it must be written. */
async function isLinked(earlier: string | undefined, target: string): Promise<boolean> {
  if (earlier === undefined) return false;
  return link(earlier, target).then(
    () => true,
    () => false,
  );
}
