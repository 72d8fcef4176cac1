import { setTimeout } from 'node:timers/promises';

/**
 * How well two kinds of answers can be told apart by how long they took, in milliseconds: the chance that one of the
 * one kind took longer than one of the other (the area under the ROC curve, from the statistic of Mann and Whitney),
 * turned so that 0.5 is not at all and 1 is always.
 */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  const wins = one
    .flatMap((a) => other.map((b) => (a === b ? 0.5 : Number(a > b))))
    .reduce((sum, win) => sum + win, 0);
  const area = wins / (one.length * other.length);
  return Math.max(area, 1 - area);
}

/** The same items in an order that nobody knows. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const TRIES = 30;

/** How much longer than the one before each pause between two tries is, in milliseconds. */
const LONGER = 45;

/**
 * The least time in milliseconds that a piece of work took. As long as that is not below `most` the work is done again,
 * up to 30 times over about 20 seconds: the machine may be busy with something else for a while.
 */
export async function leastTime(most: number, work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tries = 0; least >= most && tries < TRIES; tries += 1) {
    await setTimeout(tries * LONGER);
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
