import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { SERVER_ENTRY_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import { integrityOf, readReleaseFolder } from '@naija/releases';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a release's code for the server; undefined if it has none. The code's hash is in release.json, and that file's hash is
 * in the registry.
 * @throws Error if a file is missing or differs
 */
export async function readServerEntry(
  remotesDir: string,
  remote: string,
  { metadata }: RegistryEntry,
): Promise<string | undefined> {
  const folder = join(remotesDir, remote, metadata.version);
  const { release, manifest } = await readReleaseFolder(folder);
  if (integrityOf(manifest) !== metadata.integrity)
    throw new Error('release.json is not the one that is listed');
  const { server } = release;
  if (!server) return undefined;
  if (server.url !== SERVER_ENTRY_FILE || server.size > SERVER_ENTRY_MAX_BYTES)
    throw new Error(`${SERVER_ENTRY_FILE} is listed as another file`);
  const code = await readFile(join(folder, SERVER_ENTRY_FILE));
  if (integrityOf(code) !== server.integrity)
    throw new Error(`${SERVER_ENTRY_FILE} is not the file that was built`);
  return code.toString();
}
