import { setTimeout } from 'node:timers/promises';

/** Area under the ROC curve (Mann-Whitney U) of two samples of durations: 0.5 is indistinguishable, 1 separable. */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  const wins = one
    .flatMap((a) => other.map((b) => (a === b ? 0.5 : Number(a > b))))
    .reduce((sum, win) => sum + win, 0);
  const area = wins / (one.length * other.length);
  return Math.max(area, 1 - area);
}

/** The items in random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const MAX_ATTEMPTS = 30;
/** Each pause between attempts is this much longer than the one before. */
const BACKOFF_STEP_MS = 45;

/** The shortest duration of `work` in milliseconds; repeated until below `maxMs`, because the machine may be busy. */
export async function leastTime(maxMs: number, work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; least >= maxMs && attempt < MAX_ATTEMPTS; attempt += 1) {
    await setTimeout(attempt * BACKOFF_STEP_MS);
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
