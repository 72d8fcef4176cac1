import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

/** Where this page gets the lists that it needs: the server names a part of the registry where a site has many remotes. */
export function registryAddress(): string {
  return document.querySelector('link[rel="preload"][as="fetch"]')?.getAttribute('href') ?? REGISTRY_PATH;
}

/** Where the lists for another page are. */
export function addressFor(pathname: string): string {
  return `${REGISTRY_PATH}?path=${encodeURIComponent(pathname)}`;
}
