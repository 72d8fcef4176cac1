import { expect, test } from 'vitest';
import { matchesQuery } from './matches-query.ts';

test.each([
  ['Fees & Commissions', 'fee'],
  ['Quick and HONEST work', 'honest quick'],
  ['Adébáyọ̀ answered at once', 'adebayo'],
  ['Anything', ''],
  ['Anything', '  '],
])('"%s" matches "%s"', (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each([
  ['Fees & Commissions', 'phone'],
  ['Quick and honest work', 'honest slow'],
])('"%s" does not match "%s"', (text, query) => {
  expect(matchesQuery(text, query)).toBe(false);
});
