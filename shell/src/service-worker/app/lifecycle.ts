import { scope } from '../scope.ts';
import { activeRegistry, succeed } from './active-registry.ts';
import { cachesNamedBy } from './garbage.ts';
import { noteReleasesOfAll } from './open-pages.ts';
import { dropOldShell, installShell } from './precache.ts';
import { sayReady } from './ready.ts';
import { syncReleases } from './sync.ts';

/** From now on installs the shell together with all remotes, and takes pages over once nothing older runs. */
export function live(): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver(event));
  });
}

/** Releases are here before this shell takes over: so both switch at once. What cannot be had now comes later. */
async function install(event: ExtendableEvent): Promise<void> {
  await installShell(event);
  await syncReleases().catch(() => undefined);
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  await dropOldShell(event);
  await succeed();
  await scope.clients.claim();
  const registry = await activeRegistry();
  // On a phone that is full nothing can be noted.
  if (registry !== undefined) await noteReleasesOfAll(cachesNamedBy(registry)).catch(() => undefined);
  await sayReady();
}
