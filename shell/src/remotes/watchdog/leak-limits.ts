/**
 * Number of elements that a release adds to a page. Our fullest page, the home page, has 1,009, and Lighthouse calls
 * 1,400 excessive; a translation by the browser may triple them. At 20,000 each change of layout takes 1.5 s on a
 * processor four times slower than the one that builds the site.
 */
export const MAX_ELEMENTS = 20_000;

/**
 * Interval between size checks. A page is full if two consecutive checks find it so, because a list may be long for a
 * moment.
 */
export const SIZE_CHECK_MS = 3_000;

/**
 * Total time in milliseconds for which timers and listeners of a release may block a page after the visitor left the
 * release. Only frames longer than 50 ms count: shorter ones are harmless, and no browser reports them.
 */
export const MAX_BLOCKED_MS = 1_000;

/** Time for a release that was left to clean up. */
export const LEAVING_MS = 2_000;
