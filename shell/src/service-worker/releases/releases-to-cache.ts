import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { providesMore, unmetByShell } from '../../remotes/selection/compatibility.ts';

/** The releases of a remote that visitors get: a canary, if there is one, and the default. */
export function servedReleases(entries: readonly RegistryEntry[]): RegistryEntry[] {
  return releasesToTry(entries, 0).filter(({ deployment }) => deployment.default || deployment.traffic > 0);
}

/** The release to fall back on: the latest compatible one of the others. */
export function fallbackRelease(entries: readonly RegistryEntry[]): RegistryEntry | undefined {
  const served = servedReleases(entries);
  return releasesToTry(entries, 0).find((release) => !served.includes(release) && isCompatible(release));
}

export function releasesToCache(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const fallback = fallbackRelease(entries);
  return fallback ? [...servedReleases(entries), fallback] : servedReleases(entries);
}

export function isCompatible({ extras }: RegistryEntry): boolean {
  return unmetByShell(extras).length === 0 && providesMore(extras);
}
