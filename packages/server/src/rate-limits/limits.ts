/** How often something may be done. */
export interface RateLimit {
  /** How many at once. */
  burst: number;
  /** Seconds after which one more is allowed. */
  secondsEach: number;
  countedBy: 'address' | 'account';
  /**
   * An allowance grows by one times itself for each further browser lately seen with it, up to this many times:
   * mobile carriers put thousands of phones behind one address. Also how far somebody who pretends to be many browsers
   * gets. 1 where it must not grow.
   */
  mostBrowsers: number;
  /** What whoever is over it is told, before how long to wait. */
  refusal: string;
}

/** Every limit on how often something may be done, by its name. */
export const RATE_LIMITS = {
  comment: {
    burst: 5,
    secondsEach: 30,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many comments were posted from your connection.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Milliseconds for which a browser counts after it was last seen. */
export const BROWSER_MEMORY = 60 * 60 * 1_000;

/** Milliseconds after which any allowance that was not used meanwhile is whole again. */
export const LONGEST_RECOVERY = Math.max(
  ...Object.values<RateLimit>(RATE_LIMITS).map(
    ({ burst, secondsEach, mostBrowsers }) => burst * secondsEach * mostBrowsers * 1_000,
  ),
);
