import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { previewsName } from '@naija/contracts/remote/previews';
import {
  readList,
  registryName,
  type RegistryEntry,
  releasesOf,
  type Registry,
} from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';
import { signList, unsignedEntry } from './signature.ts';
import { isTrusted } from './signing-key.ts';
import { ReleaseError } from '../release-error.ts';
import type { RegistryKeys, SwitchOptions } from '../switch-options.ts';
import { temporaryPath } from '../temporary.ts';

const FOLDER = '.previews';

/** Path of the list of a remote's previews, as browsers read it. */
export function previewsFile(remotesDir: string, remote: string): string {
  return path.join(previewsFolder(remotesDir), `${remote}.json`);
}

export function previewsFolder(remotesDir: string): string {
  return path.join(remotesDir, FOLDER);
}

/**
 * Previews of a remote, newest first. A damaged list is ignored, so that a rollback works. With a key, so is a list that no
 * accepted key has signed, so that it is never signed later.
 */
export async function readPreviews(
  remotesDir: string,
  remote: string,
  keys: RegistryKeys,
): Promise<RegistryEntry[]> {
  const text = await readFile(previewsFile(remotesDir, remote), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]';
    throw error;
  });
  const list = parseList(remote, text);
  if (!list) return [];
  const { received, releases } = list;
  const seal = releases[0]?.extras.seal;
  if (seal?.signature !== undefined && !keys.key)
    throw new ReleaseError(
      'conflict',
      `The previews of ${remote} are listed with a signature: set REGISTRY_KEY_FILE to the operator's key`,
    );
  const counts = !keys.key || (seal && isTrusted(keys, signedText(previewsName(remote), received), seal));
  return counts ? releases.map(unsignedEntry) : [];
}

/** Parses a list of previews; undefined for a damaged one. */
function parseList(
  remote: string,
  text: string,
): { received: unknown[]; releases: RegistryEntry[] } | undefined {
  try {
    const received = JSON.parse(text) as unknown[];
    return { received, releases: readList(registryName(remote), received).releases };
  } catch {
    return undefined;
  }
}

/** Replaces the list atomically, and signs it if a key is set. Requires the lock. */
export async function writePreviews(
  remotesDir: string,
  remote: string,
  previews: readonly RegistryEntry[],
  { key, now = () => new Date() }: RegistryKeys & { now?: () => Date },
): Promise<void> {
  const list = signList(previewsName(remote), previews, now().getTime(), key);
  const temporary = temporaryPath(remotesDir);
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(JSON.stringify(list));
    await file.sync();
  } finally {
    await file.close();
  }
  await mkdir(previewsFolder(remotesDir), { recursive: true });
  await rename(temporary, previewsFile(remotesDir, remote));
}

/** Ends the previews of listed releases, whose links must not outlive a withdrawal. Requires the lock. */
export async function endListedPreviews(
  remotesDir: string,
  remote: string,
  { before, after }: { before: Registry; after: Registry },
  options: Pick<SwitchOptions, 'key' | 'otherKeys' | 'now'>,
): Promise<void> {
  const listed = [before, after].flatMap((registry) => releasesOf(registry, remote));
  const versions = new Set(listed.map(({ metadata }) => metadata.version));
  const previews = await readPreviews(remotesDir, remote, options);
  const kept = previews.filter(({ metadata }) => !versions.has(metadata.version));
  if (kept.length < previews.length) await writePreviews(remotesDir, remote, kept, options);
}
