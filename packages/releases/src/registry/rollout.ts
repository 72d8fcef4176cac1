import { EARLIER_RELEASES_MAX } from '@naija/contracts/remote/release-limits';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { ReleaseError } from '../release-error.ts';

/** A remote's listed releases: the default one, the earlier ones (newest first) and the canary. */
export interface Rollout {
  current?: RegistryEntry | undefined;
  earlier: readonly RegistryEntry[];
  canary?: Canary | undefined;
}

export interface Canary {
  entry: RegistryEntry;
  /** Percentage of visitors, 1 to 99. */
  percent: number;
}

export function rolloutOf(releases: readonly RegistryEntry[]): Rollout {
  const current = releases.find(({ deployment }) => deployment.default);
  const canary = releases.find((entry) => entry !== current && entry.deployment.traffic > 0);
  return {
    current,
    earlier: releases.filter((entry) => entry !== current && entry !== canary),
    canary: canary && { entry: canary, percent: canary.deployment.traffic },
  };
}

export function toReleaseList({ current, earlier, canary }: Rollout, now: Date): RegistryEntry[] {
  const deployed = (entry: RegistryEntry, traffic: number, isDefault = false) =>
    withDeployment(entry, { traffic, default: isDefault }, now);
  return [
    ...(current ? [deployed(current, 100 - (canary?.percent ?? 0), true)] : []),
    ...earlier.slice(0, EARLIER_RELEASES_MAX).map((entry) => deployed(entry, 0)),
    ...(canary ? [deployed(canary.entry, canary.percent)] : []),
  ];
}

export function withCurrent({ current, earlier, canary }: Rollout, entry: RegistryEntry): Rollout {
  const { version } = entry.metadata;
  return {
    current: entry,
    earlier: [...(current ? [current] : []), ...earlier].filter((other) => !hasVersion(other, version)),
    canary: canary && hasVersion(canary.entry, version) ? undefined : canary,
  };
}

export function withCanary(rollout: Rollout, canary: Canary): Rollout {
  const { version } = canary.entry.metadata;
  return { ...rollout, earlier: rollout.earlier.filter((other) => !hasVersion(other, version)), canary };
}

/** @throws ReleaseError 'invalid' unless it is a whole number from 1 to 100 */
export function checkPercent(percent: number): number {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new ReleaseError('invalid', 'The share of visitors must be a whole number from 1 to 100 per cent');
}

function hasVersion({ metadata }: RegistryEntry, version: string): boolean {
  return metadata.version === version;
}

/** Sets the deployment of an entry. Traffic lost to a canary does not change the `since` of the default release. */
function withDeployment(
  entry: RegistryEntry,
  deployment: RegistryEntry['deployment'],
  now: Date,
): RegistryEntry {
  const isSame =
    entry.deployment.default === deployment.default &&
    (deployment.default || entry.deployment.traffic === deployment.traffic);
  const since = (isSame ? entry.extras.since : undefined) ?? now.toISOString();
  return { ...entry, deployment, extras: { ...entry.extras, since } };
}
