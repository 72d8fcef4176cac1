import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSource } from '@naija/contracts/http/releases';

/** Name of a hidden file, so that no server of the folder publishes it. It is deleted with its release. */
export const STORED_PROVENANCE = '.provenance.json';

/** Stores a verified bundle with its release. */
export async function storeProvenance(
  remotesDir: string,
  remote: string,
  version: string,
  { source, bundle }: { source: BuildSource; bundle: Buffer },
): Promise<void> {
  const file = path.join(remotesDir, remote, version, STORED_PROVENANCE);
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify({ source, bundle: JSON.parse(bundle.toString()) as unknown }));
  await rename(temporary, file);
}

/** The build of a stored release; undefined unless its provenance was verified. */
export async function readBuildSource(
  remotesDir: string,
  remote: string,
  version: string,
): Promise<BuildSource | undefined> {
  try {
    const text = await readFile(path.join(remotesDir, remote, version, STORED_PROVENANCE), 'utf8');
    return (JSON.parse(text) as { source: BuildSource }).source;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
