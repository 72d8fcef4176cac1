import { expect, test } from 'vitest';
import { figureText } from './figure-messages.ts';
import { formatCount, formatNaira, formatPercent } from './money.ts';

test.each([
  [1, '₦1'],
  [50_000, '₦50,000'],
  [100_000_000, '₦100,000,000'],
])('%i naira is shown as %s', (amount, shown) => {
  expect(formatNaira(amount)).toBe(shown);
});

test.each([
  [0, '0'],
  [999, '999'],
  [12_500, '12,500'],
])('a count of %i is shown as %s', (value, shown) => {
  expect(formatCount(value)).toBe(shown);
});

test('a percentage is never parted from its sign', () => {
  expect(formatPercent(8)).toBe('8\u00a0%');
});

test.each([
  ['count', 0, 'None'],
  ['naira', 0, 'Free'],
  ['percent', 0, 'No fee'],
  ['count', 1_250, '1,250'],
  ['naira', 7_500, '₦7,500'],
  ['percent', 7.5, '7.5\u00a0%'],
  ['count', null, 'Not stated'],
] as const)('a %s of %s in a profile is shown as %s', (kind, value, shown) => {
  expect(figureText(kind, value)).toBe(shown);
});
