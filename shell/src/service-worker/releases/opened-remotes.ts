import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { readState } from '../state.ts';
import { writeState } from '../write-state.ts';
import { activeRegistry } from './active-registry.ts';
import { manifestUrl } from './release-cache.ts';

const KEY = 'opened';
const seen = new Set<string>();

export async function recordOpened(file: string): Promise<void> {
  const folder = new URL('.', file).href;
  if (seen.has(folder)) return;
  seen.add(folder);
  const remote = await remoteAt(folder);
  const known = await openedRemotes();
  if (remote !== undefined && !known.includes(remote)) await writeState(KEY, [...known, remote]);
}

export async function openedRemotes(): Promise<string[]> {
  const known = await readState(KEY);
  return Array.isArray(known) ? (known as string[]) : [];
}

async function remoteAt(folder: string): Promise<string | undefined> {
  const active = await activeRegistry();
  if (active === undefined) return undefined;
  const registry = readRegistry(active);
  return remoteNames(registry).find((remote) =>
    releasesOf(registry, remote).some((release) => new URL('.', manifestUrl(release)).href === folder),
  );
}
