import { expect, test } from 'vitest';
import { explain } from './findings.mjs';

const EXPLANATION = { tool: 'ffuf', what: 'responds 200', where: '/robots\\.txt', reason: 'It is public.' };

/** @param {Partial<import('./findings.mjs').Finding>} changes */
const finding = (changes) => ({ tool: 'ffuf', what: 'responds 200', where: '/robots.txt', ...changes });

test('a finding that is explained is listed with the reason', () => {
  expect(explain([finding({})], [EXPLANATION])).toEqual({
    explained: [{ finding: finding({}), reason: 'It is public.' }],
    unexplained: [],
  });
});

test.each([
  ['another tool', { tool: 'wapiti' }],
  ['another result', { what: 'responds 2000' }],
  ['a longer address', { where: '/robots.txt/../.env' }],
  ['an address that the pattern could be read as', { where: '/robotsxtxt' }],
])('an explanation is not for %s', (_, changes) => {
  const one = finding(changes);
  expect(explain([one], [EXPLANATION]).unexplained).toEqual([one]);
});
