import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from '../release-file.ts';
import { COMPRESSIONS } from './compressed-copies.ts';

/** Files in a folder that its release.json does not account for, and what is neither file nor folder. */
export async function strayFiles(folder: string, { assets }: Release): Promise<string[]> {
  const listed = [RELEASE_FILE, ...assets.map(({ url }) => url)];
  const copies = listed.flatMap((url) => Object.keys(COMPRESSIONS).map((ending) => url + ending));
  const known = new Set([...listed, ...copies]);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((item) => {
    const name = path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/');
    if (item.isDirectory()) return [];
    if (!item.isFile()) return [`${name} is a link or something else that is no file`];
    return known.has(name) ? [] : [`${name} is not listed in ${RELEASE_FILE}`];
  });
}
