import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from '../release-folder.ts';

/** Decompression by the suffix of the file name. */
export const COMPRESSIONS = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

/** Messages about precompressed copies that differ from their file and would be served instead of it. */
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
      // Protects against decompression bombs.
      const held = await unpack(copy, { maxOutputLength: original.length + 1 }).catch(() => undefined);
      return held?.equals(original) ? [] : [`${file}${ending} does not contain ${file}`];
    }),
  );
  return findings.flat();
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
