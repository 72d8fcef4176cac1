const HOUR_MS = 60 * 60 * 1_000;

/** Loads are sampled page loads of the canary. */
export const THRESHOLDS = {
  /**
   * Share of good canaries that may be stopped by mistake, over all looks and figures. Each mistake costs its team time, and
   * with more than one in a hundred, teams would no longer trust the others.
   */
  falseStops: 0.01,
  /** Share of `falseStops` for each figure. Failures keep visitors from their goal; slow pages only delay it. */
  spending: { failures: 1 / 2, lcp: 1 / 6, inp: 1 / 6, cls: 1 / 6 },
  /** With fewer loads, only a release that nearly always fails can be told from chance. */
  firstLook: 50,
  /** 13 looks between 50 loads and 200,000, so that each can spend enough. */
  lookGrowth: 2,
  /** A smaller increase of the failure rate does not justify a withdrawal at night. */
  failureDifference: 0.005,
  /** A campaign or a slow carrier changes a 75th percentile by less than a tenth. */
  slowdown: 1.1,
  /** Layout shifts are often zero at the percentile; a fifth of what web.dev calls good. */
  shift: 0.02,
  /** Fewer measured loads make a 75th percentile unreliable. */
  measuredLoads: 200,
  /**
   * Shares of visitors that `mfe publish --auto` goes through, with the loads that each needs. The more visitors the next step
   * reaches, the smaller a fault must be found before. 200 loads find a release that fails in one of ten loads; 6,000, over all
   * steps, one that fails in 3 % instead of 1 %.
   */
  steps: [
    { percent: 1, loads: 200 },
    { percent: 5, loads: 800 },
    { percent: 25, loads: 5_000 },
    { percent: 100, loads: 0 },
  ],
  /** Pages report when they are left, and the quick ones, which come first, are not a fair sample. */
  stepMs: HOUR_MS,
  /** Time in which a release that all visitors get is watched, and in which the one before it is compared. */
  firstHourMs: HOUR_MS,
  /**
   * Failing networks of a release in its first hour that do not count. All visitors get it, so that a few who report failures
   * that they did not have would do more harm than to a canary.
   */
  forgedFailures: 5,
} as const;

const { falseStops, firstLook, lookGrowth } = THRESHOLDS;

/**
 * Error probability that a look may spend, with `look` counted from 1 over all steps of a canary. All looks together spend no
 * more than the total, whatever their number and dependence: 1/2 + 1/6 + 1/12 + … = 1.
 */
export function spendingOf(look: number): number {
  return falseStops / (look * (look + 1));
}

/** A look is always due at the loads that a step needs. */
export function nextLook(loads: number, needed: number): number {
  const next = Math.max(firstLook, loads * lookGrowth);
  return loads < needed && next > needed ? needed : next;
}
