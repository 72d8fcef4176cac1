import { REGISTRY_PATH, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { REMOTES_AT_LIMIT } from '@naija/contracts/remote/release-limits';

/** Few remotes are sent together at one address, so that pages share what the browser has cached. */
export function isSentWhole(registry: Registry): boolean {
  return remoteNames(registry).length <= REMOTES_AT_LIMIT;
}

/** Where the browser gets the lists that a page needs. @param route pattern of the page, whose addresses share it */
export function registryAddress(registry: Registry, route: string): string {
  return isSentWhole(registry) ? REGISTRY_PATH : `${REGISTRY_PATH}?path=${route}`;
}
