import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { readState } from '../state.ts';
import { tellPages } from '../tell-pages.ts';
import { writeState } from '../write-state.ts';
import { activeRegistry } from './active-registry.ts';
import { isComplete } from './release-cache.ts';
import { current, fits } from './wanted.ts';

const SAID = 'ready';

/** Tells the visitor, once in the life of an installation, that everything is here. */
export async function sayReady(): Promise<void> {
  if ((await readState(SAID)) === true || !(await isReady())) return;
  if (await tellPages({ type: 'OFFLINE_READY' })) await writeState(SAID, true);
}

async function isReady(): Promise<boolean> {
  const active = await activeRegistry();
  if (active === undefined) return false;
  const registry = readRegistry(active);
  const needed = remoteNames(registry).flatMap((remote) =>
    current(releasesOf(registry, remote))
      .filter(fits)
      .map((release) => isComplete(remote, release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
