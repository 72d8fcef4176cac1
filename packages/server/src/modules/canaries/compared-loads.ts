import { VITALS } from '@naija/contracts/http/page-loads';
import type { Queryable } from '../../database/database.ts';
import { emptyCounts, loadCounts, type LoadCounts } from '../telemetry/index.ts';
import type { Compared } from './judge.ts';
import type { CanaryWatch } from './repository.ts';
import type { Step } from './step.ts';

/** Counts page loads of both releases since the hour in which a step began. */
export async function loadsSinceHour(
  db: Queryable,
  { remote, version, defaultVersion }: Step,
  since: Date,
): Promise<Compared> {
  const counted = await loadCounts(db, since, remote);
  return { canary: counted.of(remote, version), current: counted.of(remote, defaultVersion) };
}

/** Counts page loads of both releases since a step began. */
export async function loadsInStep(
  db: Queryable,
  step: Step,
  { startedAt, baseline }: Pick<CanaryWatch, 'startedAt' | 'baseline'>,
): Promise<Compared> {
  const { canary, current } = await loadsSinceHour(db, step, startedAt);
  return {
    canary: without(canary, baseline.canary ?? emptyCounts()),
    current: without(current, baseline.current ?? emptyCounts()),
  };
}

function without(counts: LoadCounts, former: LoadCounts): LoadCounts {
  const left = emptyCounts();
  for (const counted of ['outcomes', ...VITALS] as const)
    left[counted] = counts[counted].map((count, bucket) => count - (former[counted][bucket] ?? 0));
  return left;
}
