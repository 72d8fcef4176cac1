import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from '../release-file.ts';

/** How a copy beside a file is unpacked, by the ending that it adds to the file's name. */
export const COMPRESSIONS = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

/** Compressed copies that hold something else than the file they stand beside: visitors would get that. */
export async function wrongCopies(folder: string, { assets }: Release): Promise<string[]> {
  const files = [RELEASE_FILE, ...assets.map(({ url }) => url)];
  const findings = await Promise.all(files.map((file) => wrongCopiesOf(folder, file)));
  return findings.flat();
}

async function wrongCopiesOf(folder: string, file: string): Promise<string[]> {
  const original = await readIfThere(path.join(folder, file));
  if (!original) return [];
  const findings = await Promise.all(
    Object.entries(COMPRESSIONS).map(async ([ending, unpack]) => {
      const copy = await readIfThere(path.join(folder, file + ending));
      if (!copy) return [];
      // No more is unpacked than the file has: a small copy may hold very much.
      const held = await unpack(copy, { maxOutputLength: original.length + 1 }).catch(() => undefined);
      return held?.equals(original) ? [] : [`${file}${ending} holds something else than ${file}`];
    }),
  );
  return findings.flat();
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
