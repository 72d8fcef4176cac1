import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { postToPages } from '../post-to-pages.ts';
import { readState } from '../state.ts';
import { writeState } from '../write-state.ts';
import { activeRegistry } from './active-registry.ts';
import { isComplete } from './release-cache.ts';
import { isCompatible, servedReleases } from './releases-to-cache.ts';

const ANNOUNCED = 'ready';

/** Posts `OFFLINE_READY` once per installation, when all served releases are cached. */
export async function announceReady(): Promise<void> {
  if ((await readState(ANNOUNCED)) === true || !(await isReady())) return;
  if (await postToPages({ type: 'OFFLINE_READY' })) await writeState(ANNOUNCED, true);
}

async function isReady(): Promise<boolean> {
  const active = await activeRegistry();
  if (active === undefined) return false;
  const registry = readRegistry(active);
  const needed = remoteNames(registry).flatMap((remote) =>
    servedReleases(releasesOf(registry, remote))
      .filter(isCompatible)
      .map((release) => isComplete(remote, release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
