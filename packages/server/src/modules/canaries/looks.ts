import { THRESHOLDS } from './thresholds.ts';

const { falseStops, firstLook, lookGrowth } = THRESHOLDS;

/**
 * What a look may spend of the false stops, `look` counted from 1 over all steps of a canary. All looks together spend no
 * more than there is, however many they are and however much they depend on each other: 1/2 + 1/6 + 1/12 + … = 1.
 */
export function spendingOf(look: number): number {
  return falseStops / (look * (look + 1));
}

/** Loads at which the next look is due; one is due at what a step needs. */
export function nextLook(loads: number, needed: number): number {
  const next = Math.max(firstLook, loads * lookGrowth);
  return loads < needed && next > needed ? needed : next;
}
