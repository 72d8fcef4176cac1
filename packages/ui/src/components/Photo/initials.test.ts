import { expect, test } from 'vitest';
import { initials } from './Initials.tsx';

test.each([
  ['Ada Obi', 'AO'],
  ['  ngozi  chidinma eze ', 'NE'],
  ['Tunde', 'T'],
  ['Ọlá Ṣadé', 'ỌṢ'],
  ['𝒜da Obi', '𝒜O'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
