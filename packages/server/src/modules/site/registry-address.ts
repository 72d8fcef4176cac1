import { REGISTRY_PATH, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { CORE_REMOTES_MAX } from '@naija/contracts/remote/release-limits';
import type { RouteOwner } from '@naija/contracts/remote/routes';

/** Core remotes are sent together at one address. */
export function isSentWhole(registry: Registry): boolean {
  return remoteNames(registry).length <= CORE_REMOTES_MAX;
}

/** Core lists have one shared address. */
export function registryAddress(
  registry: Registry,
  { remote, path }: Pick<RouteOwner, 'remote' | 'path'>,
): string {
  if (isSentWhole(registry)) return REGISTRY_PATH;
  const isCore = remoteNames(registry).slice(0, CORE_REMOTES_MAX).includes(remote);
  return `${REGISTRY_PATH}?${isCore ? 'names=' : `path=${path}`}`;
}
