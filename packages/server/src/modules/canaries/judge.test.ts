import { bucketOf, VITALS, type Vital } from '@naija/contracts/http/page-loads';
import { describe, expect, it } from 'vitest';
import { emptyCounts, type LoadCounts } from '../telemetry/index.ts';
import { judge } from './judge.ts';
import { THRESHOLDS, nextLook, spendingOf } from './thresholds.ts';

interface Behaviour {
  failures: number;
  /** Factor of the time to the largest paint. */
  slowness: number;
}

const USUAL: Behaviour = { failures: 0.01, slowness: 1 };
/** Loads of the default release for each load of the canary, by its share of visitors. */
const CURRENT_PER_CANARY = (percent: number) => (100 - percent) / percent / 3;

/** Numbers below 1, the same at every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Buckets in the shares of measured values, to be drawn from in one step. */
function drawnBuckets(vital: Vital, values: (share: number) => number): number[] {
  const size = 1_000;
  return Array.from({ length: size }, (_, index) => bucketOf(vital, values((index + 0.5) / size)));
}

/** Quantiles of a logistic distribution of logarithms, with heavier tails than what is measured. */
const spread = (median: number, scale: number) => (share: number) => median * (share / (1 - share)) ** scale;

function visits({ failures, slowness }: Behaviour) {
  const buckets = {
    lcp: drawnBuckets('lcp', spread(1_600 * slowness, 0.3)),
    inp: drawnBuckets('inp', spread(90, 0.4)),
    cls: drawnBuckets('cls', (share) => (share < 0.6 ? 0 : share - 0.6)),
  };
  return (counts: LoadCounts, loads: number, next: () => number) => {
    for (let load = 0; load < loads; load += 1) {
      add(counts.outcomes, next() < failures ? 4 : 0);
      // Three digits for each load.
      let digits = Math.floor(next() * 1e9);
      for (const vital of VITALS) {
        add(counts[vital], buckets[vital][digits % 1_000] ?? 0);
        digits = Math.floor(digits / 1_000);
      }
    }
  };
}

function add(counts: number[], bucket: number): void {
  counts[bucket] = (counts[bucket] ?? 0) + 1;
}

/** Returns the canary loads until a rollout is stopped; undefined if it reaches all visitors. */
function rollOut(tried: Behaviour, seed: number): number | undefined {
  const next = numbersFrom(seed);
  const [visitCanary, visitCurrent] = [visits(tried), visits(USUAL)];
  let look = 0;
  let total = 0;
  for (const { percent, loads: needed } of THRESHOLDS.steps) {
    const compared = { canary: emptyCounts(), current: emptyCounts() };
    for (let loads = 0; loads < needed;) {
      const due = nextLook(loads, needed);
      visitCanary(compared.canary, due - loads, next);
      visitCurrent(compared.current, Math.round((due - loads) * CURRENT_PER_CANARY(percent)), next);
      look += 1;
      loads = due;
      if (judge(compared, spendingOf(look)).length > 0) return total + loads;
    }
    total += needed;
  }
  return undefined;
}

function rollOutMany(tried: Behaviour, count: number) {
  const stops = Array.from({ length: count }, (_, index) => rollOut(tried, index + 1)).filter(
    (loads) => loads !== undefined,
  );
  return { stopped: stops.length, most: Math.max(0, ...stops) };
}

describe('simulated rollouts through all looks', () => {
  it('at most 10 of 1,000 as good as the default release are stopped', () => {
    expect(rollOutMany(USUAL, 1_000).stopped).toBeLessThanOrEqual(10);
  });

  it.each([
    ['fails in 3 % of loads in the place of 1 %', { ...USUAL, failures: 0.03 }, 6_000],
    ['fails in one of ten loads', { ...USUAL, failures: 0.1 }, 600],
    ['is slower by 30 % at the largest paint', { ...USUAL, slowness: 1.3 }, 1_000],
  ])('each of 100 is stopped whose release %s', (_, tried, withinLoads) => {
    const { stopped, most } = rollOutMany(tried, 100);
    expect(stopped).toBe(100);
    expect(most).toBeLessThanOrEqual(withinLoads);
  });
});
