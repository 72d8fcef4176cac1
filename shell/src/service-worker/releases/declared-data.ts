import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { matchesRoute } from '@naija/contracts/remote/routes';
import { activeRegistry } from './active-registry.ts';

/** Whether a release declares this API path as data that its pages need offline. */
export async function isDeclaredData({ pathname }: URL): Promise<boolean> {
  const active = await activeRegistry();
  if (active === undefined) return false;
  const registry = readRegistry(active);
  const patterns = remoteNames(registry)
    .flatMap((remote) => releasesOf(registry, remote))
    .flatMap(({ extras }) => extras.routes.flatMap(({ data = [] }) => data));
  return patterns.some((pattern) => matchesRoute(pattern, pathname));
}
