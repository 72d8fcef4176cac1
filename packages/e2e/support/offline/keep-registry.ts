import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { System } from '../system.ts';

/** Reads the registry of a system; returns a function that restores it. */
export async function keepRegistry({ remotesDir }: System): Promise<() => Promise<void>> {
  const registry = path.join(remotesDir, 'remotes.json');
  const before = await readFile(registry);
  return () => writeFile(registry, before);
}
