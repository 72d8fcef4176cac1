import { EARLIER_LISTED } from '@naija/contracts/remote/limits';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

/** A remote's listed releases by what they are there for. */
export interface LineUp {
  current?: RegistryEntry | undefined;
  /** Newest first. */
  earlier: readonly RegistryEntry[];
  trial?: Trial | undefined;
}

export interface Trial {
  entry: RegistryEntry;
  /** Share of visitors in per cent, 1 to 99. */
  percent: number;
}

export function lineUpOf(releases: readonly RegistryEntry[]): LineUp {
  const current = releases.find(({ deployment }) => deployment.default);
  const trial = releases.find((entry) => entry !== current && entry.deployment.traffic > 0);
  return {
    current,
    earlier: releases.filter((entry) => entry !== current && entry !== trial),
    trial: trial && { entry: trial, percent: trial.deployment.traffic },
  };
}

/** The list as the registry has it: the default release, the earlier ones that are kept, the one on trial. */
export function releasesIn({ current, earlier, trial }: LineUp, now: Date): RegistryEntry[] {
  const standing = (entry: RegistryEntry, traffic: number, isDefault = false) =>
    withDeployment(entry, { traffic, default: isDefault }, now);
  return [
    ...(current ? [standing(current, 100 - (trial?.percent ?? 0), true)] : []),
    ...earlier.slice(0, EARLIER_LISTED).map((entry) => standing(entry, 0)),
    ...(trial ? [standing(trial.entry, trial.percent)] : []),
  ];
}

/** Everybody gets this release; the one that was the default steps back. */
export function withCurrent({ current, earlier, trial }: LineUp, entry: RegistryEntry): LineUp {
  const { version } = entry.metadata;
  return {
    current: entry,
    earlier: [...(current ? [current] : []), ...earlier].filter((other) => !isOf(other, version)),
    trial: trial && isOf(trial.entry, version) ? undefined : trial,
  };
}

/** Some visitors get this release; one that was on trial before goes. */
export function withTrial(lineUp: LineUp, trial: Trial): LineUp {
  const { version } = trial.entry.metadata;
  return { ...lineUp, earlier: lineUp.earlier.filter((other) => !isOf(other, version)), trial };
}

function isOf({ metadata }: RegistryEntry, version: string): boolean {
  return metadata.version === version;
}

/** A default release stays what it is while a trial takes some of its visitors. */
function withDeployment(
  entry: RegistryEntry,
  deployment: RegistryEntry['deployment'],
  now: Date,
): RegistryEntry {
  const same =
    entry.deployment.default === deployment.default &&
    (deployment.default || entry.deployment.traffic === deployment.traffic);
  const since = (same ? entry.extras.since : undefined) ?? now.toISOString();
  return { ...entry, deployment, extras: { ...entry.extras, since } };
}
