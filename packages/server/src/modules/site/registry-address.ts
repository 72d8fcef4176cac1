import { REGISTRY_PATH, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { CORE_REMOTES_MAX } from '@naija/contracts/remote/release-limits';
import type { RouteOwner } from '@naija/contracts/remote/routes';

/** Returns true if all remotes are core ones, which are sent together at one address. */
export function isSentWhole(registry: Registry): boolean {
  return remoteNames(registry).length <= CORE_REMOTES_MAX;
}

/** Address of the lists that a page needs: one shared address if only the core ones are needed. */
export function registryAddress(
  registry: Registry,
  { remote, path }: Pick<RouteOwner, 'remote' | 'path'>,
): string {
  if (isSentWhole(registry)) return REGISTRY_PATH;
  const isCore = remoteNames(registry).slice(0, CORE_REMOTES_MAX).includes(remote);
  return `${REGISTRY_PATH}?${isCore ? 'names=' : `path=${path}`}`;
}
