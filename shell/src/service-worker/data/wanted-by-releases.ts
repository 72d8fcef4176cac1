import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { matchesRoute } from '@naija/contracts/remote/routes';
import { activeRegistry } from '../app/active-registry.ts';
import type { Place } from './shelves.ts';

/** The place of a call that no shelf is known for, if a release says of it that its answers are worth having later. */
export async function placeByReleases({ pathname, search }: URL): Promise<Place | undefined> {
  const active = await activeRegistry();
  if (active === undefined) return undefined;
  const registry = readRegistry(active);
  const patterns = remoteNames(registry)
    .flatMap((remote) => releasesOf(registry, remote))
    .flatMap(({ extras }) => extras.routes.flatMap(({ data = [] }) => data));
  const wanted = patterns.some((pattern) => matchesRoute(pattern, pathname));
  const key = pathname + search;
  return wanted ? { shelf: 'others', thing: key, key } : undefined;
}
