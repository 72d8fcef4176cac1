import type { AuditLine } from '@naija/contracts/http/releases';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { lineUpOf } from './line-up.ts';

/**
 * Whether the start of a server may give visitors what stands in its checkout: a remote that has never been there, and
 * with `replacesOwn` one whose last switch was such a start. What a person or a team switched is never touched.
 * @param last the latest switch of the remote
 */
export function mayStartSwitch(
  registry: Registry,
  remote: string,
  last: AuditLine | undefined,
  { replacesOwn }: { replacesOwn: boolean },
): boolean {
  const { current, trial } = lineUpOf(releasesOf(registry, remote));
  // Not listed among others but known to the audit: somebody took it out by hand.
  if (!current) return last === undefined || remoteNames(registry).length === 0;
  if (!replacesOwn || trial || last?.onStart !== true) return false;
  // The latter where a start was killed between its note and its switch.
  return last.to === current.metadata.version || last.from === current.metadata.version;
}
