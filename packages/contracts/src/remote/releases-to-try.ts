import type { RegistryEntry } from './registry.ts';

/**
 * The releases in the order in which a visitor tries them: the canary for its share of visitors, the default release,
 * the earlier ones. `bucket`, from 0 to below 100, is constant for a visitor and a remote.
 */
export function releasesToTry(releases: readonly RegistryEntry[], bucket: number): RegistryEntry[] {
  const canary = releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const others = releases
    .filter((release) => release !== canary)
    .sort((a, b) => Number(b.deployment.default) - Number(a.deployment.default));
  return canary && bucket < canary.deployment.traffic ? [canary, ...others] : others;
}
