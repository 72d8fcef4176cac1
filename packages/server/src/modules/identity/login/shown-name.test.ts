import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  ['ada@example.com', 'Ada'],
  ['ada.obi@example.com', 'Ada'],
  ['ada+agents@example.com', 'Ada'],
  ['ada1987@example.com', 'Ada'],
  ['ada_obi@example.com', 'Ada'],
  ['ọlá@example.com', 'Ọlá'],
  ['1234@example.com', '1234'],
])('whoever typed %s is called %s', (email, name) => {
  expect(shownName(email)).toBe(name);
});
