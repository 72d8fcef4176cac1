import { VITALS } from '@naija/contracts/http/page-loads';
import type {
  CanaryStatus,
  LoadFigures,
  PageStatus,
  RemoteStatus,
} from '@naija/contracts/http/release-status';
import type { Registry } from '@naija/contracts/remote/registry';
import type { Queryable } from '../../database/database.ts';
import { loadCounts, pageCounts, sumOf, type LoadCounts } from '../telemetry/index.ts';
import { loadsInStep } from './compared-loads.ts';
import { failureRate, percentile75 } from './judge.ts';
import { nextLook } from './thresholds.ts';
import { newReleaseOf, newReleaseStatus, watchOf } from './new-release.ts';
import { readReleaseWatches, readWatches } from './repository.ts';
import { loadsNeeded, stepOf } from './step.ts';

/** Undefined without any load. */
function figuresOf(counts: LoadCounts): LoadFigures | undefined {
  const loads = sumOf(counts.outcomes);
  if (loads === 0) return undefined;
  const [lcp = null, inp = null, cls = null] = VITALS.map((vital) => percentile75(vital, counts));
  return { loads, failed: failureRate(counts), lcp, inp, cls };
}

const MAX_PAGES = 200;
const FIGURES_MS = 7 * 24 * 60 * 60 * 1_000;

/** Adds figures of the page loads of the last seven days to each release, including those that are no longer listed. */
export async function withFigures(
  db: Queryable,
  remotes: readonly RemoteStatus[],
  now: Date,
): Promise<RemoteStatus[]> {
  const counted = await loadCounts(db, new Date(now.getTime() - FIGURES_MS));
  return remotes.map(({ remote, releases }) => {
    const figures = (version: string) => figuresOf(counted.of(remote, version));
    const listed = releases.map((release) => ({ ...release, ...optional(figures(release.version)) }));
    const withdrawn = counted
      .versions(remote)
      .filter((version) => releases.every((release) => release.version !== version))
      .flatMap((version) => {
        const known = figures(version);
        return known ? [{ version, figures: known }] : [];
      });
    return { remote, releases: listed, ...(withdrawn.length > 0 && { withdrawn }) };
  });
}

/** Returns figures of the pages with most loads in the last seven days. */
export async function pageFigures(db: Queryable, now: Date): Promise<PageStatus[]> {
  const counted = await pageCounts(db, new Date(now.getTime() - FIGURES_MS), MAX_PAGES);
  return counted.flatMap(({ remote, version, route: page, counts }) => {
    const figures = figuresOf(counts);
    return figures ? [{ remote, version, page, figures }] : [];
  });
}

function optional(figures: LoadFigures | undefined) {
  return figures && { figures };
}

/** Lists the canaries and new releases being watched; another one is added within a minute. */
export async function canaryStatus(db: Queryable, registry: Registry, now: Date): Promise<CanaryStatus[]> {
  return [...(await watchedCanaries(db, registry)), ...(await watchedReleases(db, registry, now))];
}

async function watchedReleases(db: Queryable, registry: Registry, now: Date): Promise<CanaryStatus[]> {
  const watched: CanaryStatus[] = [];
  for (const watch of await readReleaseWatches(db)) {
    const release = newReleaseOf(registry, watch.remote, now);
    if (release && watchOf(release, watch) === watch)
      watched.push(await newReleaseStatus(db, release, watch));
  }
  return watched;
}

async function watchedCanaries(db: Queryable, registry: Registry): Promise<CanaryStatus[]> {
  const watched = await readWatches(db);
  const found = await Promise.all(
    watched.map(async (watch): Promise<CanaryStatus[]> => {
      const { remote, version, isAuto, lookedAt, startedAt } = watch;
      const step = stepOf(registry, remote);
      if (!step || watch.step !== step.id) return [];
      const { canary } = await loadsInStep(db, step, watch);
      const next = nextLook(lookedAt, loadsNeeded(step, isAuto));
      const { percent } = step;
      const since = startedAt.toISOString();
      return [{ remote, version, percent, isAuto, since, loads: sumOf(canary.outcomes), nextLook: next }];
    }),
  );
  return found.flat();
}
