import { remoteName } from '@naija/contracts/remote/registry';
import type { CheckedList, CheckedRegistry } from '../../remotes/registry/check-lists.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { current } from './wanted.ts';

/** The remotes of which visitors get other releases with one registry than with another. */
export function changedRemotes(before: CheckedRegistry, after: CheckedRegistry): string[] {
  const known = new Set(before.lists.map(offer));
  return after.lists.filter((list) => !known.has(offer(list))).map(({ name }) => remoteName(name));
}

function offer({ name, entries = [] }: CheckedList): string {
  return current(entries)
    .map((release) => `${releaseId(name, release)} ${String(release.deployment.traffic)}`)
    .join();
}
