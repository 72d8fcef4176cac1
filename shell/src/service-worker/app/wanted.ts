import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { misfitsHere } from '../../remotes/selection/provided.ts';

/** The releases of a remote that visitors get: the default one, and before it one on trial. */
export function current(entries: readonly RegistryEntry[]): RegistryEntry[] {
  return releasesToTry(entries, 0).filter(({ deployment }) => deployment.default || deployment.traffic > 0);
}

/** What a visitor gets if those fail: the latest of the others that fits this shell. */
export function previous(entries: readonly RegistryEntry[]): RegistryEntry | undefined {
  const now = current(entries);
  return releasesToTry(entries, 0).find((release) => !now.includes(release) && fits(release));
}

/** All that is to be kept of a list. */
export function wanted(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const before = previous(entries);
  return before ? [...current(entries), before] : current(entries);
}

/** Whether this shell has all that a release needs of it. */
export function fits({ extras }: RegistryEntry): boolean {
  return misfitsHere(extras).length === 0;
}
