import { expect, test } from 'vitest';
import { problemsOf } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Run} Run */

const KEPT = { acknowledged: 20, stored: 20, different: 20 };

/** @param {{ failures?: number, growth?: number, minutes?: number, comments?: Run['comments'] }} [faults] @returns {Run} */
function run({ failures = 0, growth = 0, minutes = 10, comments = KEPT } = {}) {
  const seen = Array.from({ length: minutes * 6 }, (_, index) => {
    const minute = index / 6;
    return { minute, rss: 300 + growth * minute, heap: 80, renderer: 100, delay: 12 };
  });
  return {
    driven: [{ name: 'List pages', ms: [3, 4], failures }],
    seen,
    minutes,
    worked: 60,
    starved: 1,
    comments,
  };
}

test('nothing is wrong where all is answered and stored, and memory is flat', () => {
  expect(problemsOf(run())).toEqual([]);
});

test.each([
  ['a failed request', { failures: 1 }, 'List pages: 1 requests failed'],
  ['a comment that was lost', { comments: { ...KEPT, stored: 19, different: 19 } }, /20 .* 19 stored/],
  ['a comment that was stored twice', { comments: { ...KEPT, different: 19 } }, /19 different/],
  ['memory that grows', { growth: 3.5 }, 'Memory (rss) grows by 3.5 MB a minute'],
])('%s is a problem', (_, faults, problem) => {
  expect(problemsOf(run(faults))).toEqual([expect.stringMatching(escaped(problem))]);
});

test('memory of a short run says nothing, as caches fill', () => {
  expect(problemsOf(run({ growth: 50, minutes: 1 }))).toEqual([]);
});

test('a run in which memory was not read is not a proof that it is flat', () => {
  expect(problemsOf({ ...run(), seen: [] })).not.toEqual([]);
});

/** @param {string | RegExp} text */
const escaped = (text) => (typeof text === 'string' ? text.replaceAll(/[()]/g, String.raw`\$&`) : text);
