import { readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { activeRegistry } from './active-registry.ts';
import { checkReleases } from './lifecycle.ts';
import { recordOpened } from './opened-remotes.ts';

/** Records remotes as opened, and caches those that this device did not have. */
export async function followOpened(remotes: readonly string[]): Promise<void> {
  const opened = await recordOpened(remotes);
  if (await isAnyUnknown(opened)) await checkReleases();
}

/** Whether the active registry lacks one of the remotes; false before the first sync. */
async function isAnyUnknown(remotes: readonly string[]): Promise<boolean> {
  const active = remotes.length > 0 ? await activeRegistry() : undefined;
  if (active === undefined) return false;
  const registry = readRegistry(active);
  return remotes.some((remote) => releasesOf(registry, remote).length === 0);
}
