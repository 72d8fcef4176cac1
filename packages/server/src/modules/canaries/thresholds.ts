const HOUR_MS = 60 * 60 * 1_000;

/** Every number that decides about a canary. Loads are sampled page loads of the canary. */
export const THRESHOLDS = {
  /**
   * Share of canaries as good as the default release that may be stopped, over all looks and figures. A canary that is
   * stopped wrongly costs its team a look at the figures; more than one of a hundred, and nobody believes the rest.
   */
  falseStops: 0.01,
  /** What each figure may spend of it. Failures keep visitors from what they came for; slow pages only delay it. */
  spending: { failures: 1 / 2, lcp: 1 / 6, inp: 1 / 6, cls: 1 / 6 },
  /** Loads at the first look: with fewer, only a release that fails nearly always could be told from chance. */
  firstLook: 50,
  /** From look to look: 13 looks between 50 loads and 200,000, so that each can spend enough. */
  lookGrowth: 2,
  /** A failure rate higher by less than this is no reason to withdraw a release at night, however certain it is. */
  failureDifference: 0.005,
  /** The same for a 75th percentile: less than a tenth is within what a campaign or a slow day at a carrier changes. */
  slowdown: 1.1,
  /** And for layout shifts, of which the percentile is often nothing at all; a fifth of what web.dev calls good. */
  shift: 0.02,
  /** Measured loads of each release below which a 75th percentile says too little. */
  measuredLoads: 200,
  /**
   * Shares of visitors that `mfe publish --auto` goes through, with the loads that each needs: the more visitors the next
   * step reaches, the smaller a fault must be found before. 200 loads find a release that fails in one of ten; 6,000, in all
   * steps, one that fails in 3 % of loads in the place of 1 %.
   */
  steps: [
    { percent: 1, loads: 200 },
    { percent: 5, loads: 800 },
    { percent: 25, loads: 5_000 },
    { percent: 100, loads: 0 },
  ],
  /** Pages report when they are left: the quick ones, which come first, are no fair sample. */
  stepMs: HOUR_MS,
} as const;
