import { remoteName, type RegistryEntry } from '@naija/contracts/remote/registry';
import type { CheckedList } from '../../remotes/registry/check-lists.ts';
import { isComplete } from './release-cache.ts';
import { current, fits } from './wanted.ts';

/**
 * Whether a list takes a release back that visitors got with the one before: it is gone, though one that it stood
 * beside or before is still there. Releases that newer ones have pushed out of the list leave after all of those.
 */
export function isRollback({ entries: now = [] }: CheckedList, before: CheckedList | undefined): boolean {
  const known = before?.entries ?? [];
  const isListed = ({ metadata }: RegistryEntry) =>
    now.some((release) => release.metadata.integrity === metadata.integrity);
  return known.some(isListed) && !current(known).every(isListed);
}

/** Whether every release that visitors get with a list is on this device. */
export async function isHere({ name, entries = [] }: CheckedList): Promise<boolean> {
  const needed = current(entries).map(
    async (release) => fits(release) && (await isComplete(remoteName(name), release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
