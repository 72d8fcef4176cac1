import { expect, test } from 'vitest';
import { says } from './says.ts';

test.each([
  ['Fees & Commissions', 'fee'],
  ['Quick and HONEST work', 'honest quick'],
  ['Adébáyọ̀ answered at once', 'adebayo'],
  ['Anything', ''],
  ['Anything', '  '],
])('"%s" is found by "%s"', (text, query) => {
  expect(says(text, query)).toBe(true);
});

test.each([
  ['Fees & Commissions', 'phone'],
  ['Quick and honest work', 'honest slow'],
])('"%s" is not found by "%s"', (text, query) => {
  expect(says(text, query)).toBe(false);
});
