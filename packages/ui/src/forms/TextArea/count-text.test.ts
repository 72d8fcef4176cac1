import { expect, test } from 'vitest';
import { countLeft, countText } from './count-text.ts';

test.each([
  [0, '50 more characters'],
  [12, '38 more characters'],
  [49, '1 more character'],
  [50, '50 characters'],
  [120, '120 characters'],
])('%i letters of at least 50 count as %j', (length, count) => {
  expect(countText('a'.repeat(length), 50)).toBe(count);
});

test.each([
  [1_799, ''],
  [1_800, '200 characters left'],
  [1_999, '1 character left'],
  [2_000, '0 characters left'],
  [2_001, '1 character too many'],
  [2_500, '500 characters too many'],
])('%i letters of at most 2,000 leave %j', (length, left) => {
  expect(countLeft('a'.repeat(length), 2_000)).toBe(left);
});

test('the count is the one of the rules: space around the text and the spelling of a mark do not count', () => {
  expect(countText('  \n ọ́ \n', 1)).toBe(countText('ọ́'.normalize('NFD'), 1));
  expect(countText(' ab ', 1)).toBe('2 characters');
});
