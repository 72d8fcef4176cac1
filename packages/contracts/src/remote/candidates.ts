import type { RegistryEntry } from './registry.ts';

/**
 * The releases of a remote in the order in which one visitor is to try them: the trial release, if the visitor is
 * among those who take part, then the default one, then the earlier ones. Raising a trial's share keeps all who are in.
 * @param place the visitor's own number for this remote, from 0 to below 100, always the same
 */
export function candidates(releases: readonly RegistryEntry[], place: number): RegistryEntry[] {
  const trial = releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const steady = releases
    .filter((release) => release !== trial)
    .sort((a, b) => Number(b.deployment.default) - Number(a.deployment.default));
  return trial && place < trial.deployment.traffic ? [trial, ...steady] : steady;
}
