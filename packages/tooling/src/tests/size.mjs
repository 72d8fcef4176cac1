import { availableParallelism } from 'node:os';

/** @typedef {'small' | 'full'} TestSize */

/** How large promises are tried: 'small' with every change, 'full' by `npm run test:heavy`. */
export const TEST_SIZE = readSize(process.env['TEST_SIZE'] ?? 'small');

/** Selects tests that are marked as heavy: 'no', 'only' them, or 'all' tests. */
export const HEAVY_TESTS = readHeavy(process.env['TEST_HEAVY'] ?? 'no');

/**
 * Marks a browser test as heavy. Files of heavy tests are named `*.heavy.spec.ts` and `*.heavy.test.ts`, those of unit tests
 * that run only at full size `*.full.test.ts`.
 */
export const HEAVY = /** @type {const} */ ({ tag: '@heavy' });

/** Matches the titles of heavy browser tests, in which Playwright includes file and tags. */
export const HEAVY_TITLES = /@heavy|\.heavy\.spec\.ts/;

/** Marks heavy browser tests that run only at full size, because a lighter test covers the same promise. */
export const AT_FULL_SIZE = { tag: [HEAVY.tag, '@full-size'] };

/** Marks of browser tests that this size leaves out. */
export const LEFT_OUT = bySize([/@full-size/], []);

/**
 * How many browser tests run at once: one a core leaves a fifth of the cores idle. At most eight, since each worker has a
 * server, a database and a browser of its own. Turborepo runs as many areas at once as there are cores.
 */
export function browserWorkers() {
  return process.env['TURBO_HASH'] === undefined ? Math.min(8, 2 * availableParallelism()) : 2;
}

/** @template Value @param {Value} small @param {Value} full */
export function bySize(small, full) {
  return TEST_SIZE === 'full' ? full : small;
}

/** @param {string} which @returns {'no' | 'only' | 'all'} */
function readHeavy(which) {
  if (which === 'no' || which === 'only' || which === 'all') return which;
  throw new Error(`TEST_HEAVY=${which}: expected no, only or all`);
}

/** @param {string} size @returns {TestSize} */
function readSize(size) {
  if (size === 'small' || size === 'full') return size;
  throw new Error(`TEST_SIZE=${size}: expected small or full`);
}
