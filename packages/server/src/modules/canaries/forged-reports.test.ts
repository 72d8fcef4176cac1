import { expect, it } from 'vitest';
import { emptyCounts, createLoadShare, sumOf, type LoadCounts } from '../telemetry/index.ts';
import { judge } from './judge.ts';
import { nextLook, spendingOf } from './thresholds.ts';

const NONE = 0;
const RENDER = 3;
/** An hour of a canary that fails in 5 % of loads, while the default release fails in 1 %. */
const LOADS = 2_000;
const NETWORKS = 400;
const OF_CANARY = { remote: 'directory', version: '1.1.0' };

/** Numbers below 1, the same at every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function add(counts: LoadCounts, outcome: number): void {
  counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + 1;
}

/** Returns true if the canary is withdrawn while `forgers` networks report `forged` good loads beside each real one. */
function isStopped(seed: number, forgers: number, isCounted: ReturnType<typeof createLoadShare>): boolean {
  const next = numbersFrom(seed);
  const compared = { canary: emptyCounts(), current: emptyCounts() };
  let [look, lookedAt] = [0, 0];
  for (let load = 0; load < LOADS; load += 1) {
    const network = `real ${String(Math.floor(next() ** 2 * NETWORKS))}`;
    const outcome = next() < 0.05 ? RENDER : NONE;
    if (isCounted(network, OF_CANARY)) add(compared.canary, outcome);
    for (let forged = 0; forged < 5; forged += 1)
      if (isCounted(`forger ${String((load * 5 + forged) % forgers)}`, OF_CANARY)) add(compared.canary, NONE);
    add(compared.current, next() < 0.01 ? RENDER : NONE);
    add(compared.current, next() < 0.01 ? RENDER : NONE);
    if (sumOf(compared.canary.outcomes) < nextLook(lookedAt, 0)) continue;
    look += 1;
    lookedAt = sumOf(compared.canary.outcomes);
    if (judge(compared, spendingOf(look)).length > 0) return true;
  }
  return false;
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const stopped = (forgers: number, share: () => ReturnType<typeof createLoadShare>) =>
  SEEDS.filter((seed) => isStopped(seed, forgers, share())).length;
const limited = () => createLoadShare(() => new Date('2026-11-20T10:20:00Z'));

it('five good loads from three networks for each real one hide no fault', () => {
  expect(stopped(3, limited)).toBe(20);
});

it('without the share of a network they hide it', () => {
  expect(stopped(3, () => () => true)).toBeLessThan(4);
});
