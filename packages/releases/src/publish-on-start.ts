import type { AuditEntry } from '@naija/contracts/http/release-status';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { rolloutOf } from './registry/rollout.ts';

/** A start publishes remotes that are new and, with `replacesOwn`, those whose `last` switch was a start. */
export function canPublishOnStart(
  registry: Registry,
  remote: string,
  last: AuditEntry | undefined,
  { replacesOwn }: { replacesOwn: boolean },
): boolean {
  const { current, canary } = rolloutOf(releasesOf(registry, remote));
  // In the audit but not in the registry: somebody removed it by hand; what a team retired stays away in any case.
  if (!current) return last === undefined || (last.action !== 'retire' && remoteNames(registry).length === 0);
  if (!replacesOwn || canary || last?.onStart !== true) return false;
  // `from` where a start was killed between its audit entry and its switch.
  return last.to === current.metadata.version || last.from === current.metadata.version;
}
