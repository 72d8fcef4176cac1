import { SERVER, type AuditEntry, type CanaryStatus } from '@naija/contracts/http/release-status';
import { LOAD_OUTCOMES } from '@naija/contracts/http/page-loads';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import type { Queryable } from '../../database/database.ts';
import { emptyCounts, failingNetworks, loadCounts, sumOf, type LoadCounts } from '../telemetry/index.ts';
import { failureRate, judge } from './judge.ts';
import type { ReleaseWatch } from './repository.ts';
import { THRESHOLDS, nextLook, spendingOf } from './thresholds.ts';

/** A release that became the default one less than an hour ago, and the one that a rollback would restore. */
export interface NewRelease {
  remote: string;
  version: string;
  since: Date;
  before: string;
  percent: number;
}

/** Undefined after the first hour, and if there is no earlier release. */
export function newReleaseOf(registry: Registry, remote: string, now: Date): NewRelease | undefined {
  const releases = releasesOf(registry, remote);
  const current = releases.find(({ deployment }) => deployment.default);
  const before = releases.find(({ deployment }) => !deployment.default && deployment.traffic === 0);
  const since = Date.parse(current?.extras.since ?? '');
  if (!current || !before || !(now.getTime() - since < THRESHOLDS.firstHourMs)) return undefined;
  return {
    remote,
    version: current.metadata.version,
    since: new Date(since),
    before: before.metadata.version,
    percent: current.deployment.traffic,
  };
}

/**
 * True if the release was published or raised to all visitors. False for one that a rollback restored, and for one that
 * the server has withdrawn before: its team has published it again, and visitors cannot undo that.
 */
export function isWatched({ remote, version, since }: NewRelease, audit: readonly AuditEntry[]): boolean {
  const lines = audit.filter((line) => line.remote === remote);
  const made = lines.find(({ at, to }) => to === version && at === since.toISOString());
  const wasWithdrawn = lines.some(
    ({ who, action, from }) => who === SERVER && action === 'rollback' && from === version,
  );
  return (made?.action === 'publish' || made?.action === 'canary') && !wasWithdrawn;
}

/** The watch of a release, which begins if the former one was about another release or switch. */
export function watchOf(
  { remote, version, since }: NewRelease,
  former: ReleaseWatch | undefined,
): ReleaseWatch {
  const isSame = former?.version === version && former.since.getTime() === since.getTime();
  return isSame ? former : { remote, version, since, looks: 0, lookedAt: 0 };
}

/** Compares a release with the one before it. @returns the next state of the watch, with a reason to withdraw the release */
export async function lookAt(
  db: Queryable,
  release: NewRelease,
  watch: ReleaseWatch,
): Promise<{ watch: ReleaseWatch; reason?: string }> {
  const { remote, version, before, since } = release;
  const loads = (await loadCounts(db, since, remote)).of(remote, version);
  const hourBefore = new Date(since.getTime() - THRESHOLDS.firstHourMs);
  const current = (await loadCounts(db, hourBefore, remote)).of(remote, before);
  const count = sumOf(loads.outcomes);
  if (count < nextLook(watch.lookedAt, 0) || sumOf(current.outcomes) === 0) return { watch };
  const looked = { ...watch, looks: watch.looks + 1, lookedAt: count };
  const networks = await failingNetworks(db, remote, version, since);
  const certain = withOutcomes(count, Math.min(networks, count) - THRESHOLDS.forgedFailures);
  const compared = { canary: certain, current: withOutcomes(sumOf(current.outcomes), failed(current)) };
  if (judge(compared, spendingOf(looked.looks)).length === 0) return { watch: looked };
  const reason = `${percent(loads)} of ${count.toLocaleString('en')} page loads failed, from ${String(networks)} networks; ${percent(current)} with ${before}`;
  return { watch: looked, reason };
}

export async function newReleaseStatus(
  db: Queryable,
  release: NewRelease,
  watch: ReleaseWatch,
): Promise<CanaryStatus> {
  const { remote, version, since, percent: share } = release;
  const counted = await loadCounts(db, since, remote);
  return {
    ...{ remote, version, percent: share, isAuto: false },
    since: since.toISOString(),
    loads: sumOf(counted.of(remote, version).outcomes),
    nextLook: nextLook(watch.lookedAt, 0),
    until: new Date(since.getTime() + THRESHOLDS.firstHourMs).toISOString(),
  };
}

/** Only outcomes: the hour before had other visitors, so that their times and layout shifts are no reference. */
function withOutcomes(count: number, failures: number): LoadCounts {
  const counts = emptyCounts();
  const failing = Math.max(0, failures);
  counts.outcomes[LOAD_OUTCOMES.indexOf('none')] = count - failing;
  counts.outcomes[LOAD_OUTCOMES.indexOf('render')] = failing;
  return counts;
}

function failed(counts: LoadCounts): number {
  return Math.round(failureRate(counts) * sumOf(counts.outcomes));
}

function percent(counts: LoadCounts): string {
  return `${(failureRate(counts) * 100).toFixed(1)} %`;
}
