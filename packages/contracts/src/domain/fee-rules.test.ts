import { expect, test } from 'vitest';
import { exceededRules, FEE_RULES, feeRulesOf } from './fee-rules.ts';
import { findState } from './states.ts';

test('each rule is of a state, has a date in the past and a secure source, and is there once', () => {
  for (const { state, saidOn, source, reportUrl, maxPercent } of FEE_RULES) {
    expect(findState(state)?.slug).toBe(state);
    expect(Date.parse(saidOn)).toBeLessThan(Date.now());
    expect([source.url, reportUrl].map((url) => new URL(url).protocol)).toEqual(['https:', 'https:']);
    expect(maxPercent).toBeGreaterThan(0);
  }
  const rows = FEE_RULES.map(({ state, fee }) => `${state} ${fee}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test('a fee at the limit is within it, one above is not', () => {
  expect(exceededRules('lagos', { commission: 10, agreement: 10 })).toEqual([]);
  expect(exceededRules('lagos', { commission: 11, agreement: 10 }).map(({ fee }) => fee)).toEqual([
    'commission',
  ]);
});

test('a fee that is not known is above no limit, and neither is one in a state without rules', () => {
  expect(exceededRules('lagos', { commission: null, agreement: null })).toEqual([]);
  expect(feeRulesOf('kano')).toEqual([]);
  expect(exceededRules('kano', { commission: 100, agreement: 100 })).toEqual([]);
});
