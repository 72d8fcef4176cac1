import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { REMOTES_NAMED_MAX } from '@naija/contracts/remote/release-limits';

/** Where this page gets the lists that it needs: the server names a part of the registry where a site has many remotes. */
export function registryAddress(): string {
  return document.querySelector('link[rel="preload"][as="fetch"]')?.getAttribute('href') ?? REGISTRY_PATH;
}

/** Whether this page may lack lists of the site. */
export function isRegistryPart(): boolean {
  return registryAddress() !== REGISTRY_PATH;
}

/** Where the lists of these remotes are, beside the core ones; of more than `REMOTES_NAMED_MAX`, of the last. */
export function addressOfNamed(names: readonly string[]): string {
  return `${REGISTRY_PATH}?names=${names.slice(-REMOTES_NAMED_MAX).sort().join()}`;
}

/** Where the lists for another page are. */
export function addressFor(pathname: string): string {
  return `${REGISTRY_PATH}?path=${encodeURIComponent(pathname)}`;
}
