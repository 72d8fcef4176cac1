import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { REMOTES_NAMED_MAX } from '@naija/contracts/remote/release-limits';

/** Address of the lists that this page needs. On a site with many remotes, the server names a part of the registry. */
export function registryAddress(): string {
  return document.querySelector('link[rel="preload"][as="fetch"]')?.getAttribute('href') ?? REGISTRY_PATH;
}

export function isRegistryPart(): boolean {
  return registryAddress() !== REGISTRY_PATH;
}

/** Address of the lists of these remotes and the core ones. Beyond `REMOTES_NAMED_MAX`, only the last remotes are named. */
export function addressOfNamed(names: readonly string[]): string {
  return `${REGISTRY_PATH}?names=${names.slice(-REMOTES_NAMED_MAX).sort().join()}`;
}

export function addressFor(pathname: string): string {
  return `${REGISTRY_PATH}?path=${encodeURIComponent(pathname)}`;
}
