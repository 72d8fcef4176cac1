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

/** The list of a remote's previews, as browsers read it. */
export function previewsFile(remotesDir: string, remote: string): string {
  return path.join(previewsFolder(remotesDir), `${remote}.json`);
}

export function previewsFolder(remotesDir: string): string {
  return path.join(remotesDir, FOLDER);
}

/**
 * A remote's previews, newest first. Those of a damaged list do not count, so that a rollback works, nor, with a key, those
 * of a list that neither it nor another accepted one has signed, so that they are never signed later.
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

/** Undefined for a damaged list. */
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

/** Replaces the list atomically, signed where there is a key. Requires the lock. */
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

/** A release of the registry is no preview any more: its link must not outlive its withdrawal. Requires the lock. */
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
