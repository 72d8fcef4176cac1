import { remoteName, type RegistryEntry } from '@naija/contracts/remote/registry';
import type { CheckedList } from '../../remotes/registry/check-lists.ts';
import { isComplete } from './release-cache.ts';
import { isCompatible, servedReleases } from './releases-to-cache.ts';

/** Whether a list withdraws a served release, rather than newer ones having pushed all known ones out. */
export function isRollback({ entries: now = [] }: CheckedList, before: CheckedList | undefined): boolean {
  const known = before?.entries ?? [];
  const isListed = ({ metadata }: RegistryEntry) =>
    now.some((release) => release.metadata.integrity === metadata.integrity);
  return known.some(isListed) && !servedReleases(known).every(isListed);
}

export async function isFullyCached({ name, entries = [] }: CheckedList): Promise<boolean> {
  const needed = servedReleases(entries).map(
    async (release) => isCompatible(release) && (await isComplete(remoteName(name), release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
