import { slopeOf } from './slope.mjs';

/**
 * @typedef {object} Run
 * @property {readonly import('./drive.mjs').Driven[]} driven
 * @property {readonly import('./observe-server.mjs').Observation[]} seen
 * @property {number} minutes that it lasted
 * @property {number} worked seconds of the processor, for the server's own process
 * @property {number} starved seconds that it waited for the processor
 * @property {{ acknowledged: number, stored: number, different: number }} comments
 */

/** Shorter, and caches that fill are taken for a leak. */
const JUDGED_FROM_MINUTES = 8;
/**
 * MB a minute. At 100 requests a second, a leak of half a kilobyte for each request is 3. A server whose caches are full
 * moves by less than 1.
 */
const GROWTH_MAX = 3;

/**
 * MB by which memory grows in a minute, over the second half.
 * @param {Pick<Run, 'seen' | 'minutes'>} run @param {'rss' | 'heap'} what
 */
export function growthOf({ seen, minutes }, what) {
  return slopeOf(seen.filter(({ minute }) => minute > minutes / 2).map((each) => [each.minute, each[what]]));
}

/** What is wrong with a run, in words. @param {Run} run @returns {string[]} */
export function problemsOf(run) {
  const failed = run.driven.filter(({ failures }) => failures > 0);
  const { acknowledged, stored, different } = run.comments;
  const grown = run.minutes < JUDGED_FROM_MINUTES ? [] : /** @type {const} */ (['rss', 'heap']);
  return [
    ...failed.map(({ name, failures }) => `${name}: ${String(failures)} requests failed`),
    ...(acknowledged === stored && stored === different
      ? []
      : [
          `${String(acknowledged)} comments acknowledged, ${String(stored)} stored, ${String(different)} different`,
        ]),
    ...grown
      .filter((what) => !(growthOf(run, what) <= GROWTH_MAX))
      .map((what) => `Memory (${what}) grows by ${growthOf(run, what).toFixed(1)} MB a minute`),
  ];
}
