/**
 * Elements that a release adds to a page. Our fullest page, the home page, has 1,009, and Lighthouse calls 1,400 excessive; a
 * translation by the browser may triple them. At 20,000 each change of layout takes 1.5 s on a processor four times slower
 * than the one that builds the site.
 */
export const MAX_ELEMENTS = 20_000;

/** A page is full where it is found so twice in a row, as a list may be longer for a moment. */
export const SIZE_CHECK_MS = 3_000;

/**
 * How long the timers and listeners of a release may block a page in all after the visitor has left it for another, in
 * milliseconds. Only frames longer than 50 ms count: what takes less hurts nobody, and no browser tells of it.
 */
export const MAX_BLOCKED_MS = 1_000;

/** What runs so soon after a release was left may still clean up. */
export const LEAVING_MS = 2_000;
