import { afterEach, expect, test } from 'vitest';
import { hasReturned, isAnotherVisit, noteLeaving, noteVisit } from './visits.ts';

const at = (time: string) => new Date(`2026-11-21T${time}`).getTime();

afterEach(() => {
  localStorage.clear();
});

test.each([
  ['10:00', '10:29', false],
  ['10:00', '10:30', true],
  ['23:50', '24:05', true],
])('last here at %s, at %s it is another visit: %s', (last, now, expected) => {
  expect(isAnotherVisit(at(last), at(now))).toBe(expected);
});

test('the first visit is not the second, however often a page is loaded in it', () => {
  noteVisit(at('10:00'));
  noteVisit(at('10:20'));
  noteLeaving(at('10:45'));
  noteVisit(at('11:00'));
  expect(hasReturned()).toBe(false);
});

test('a visitor who comes back has returned, and stays so', () => {
  noteVisit(at('10:00'));
  noteVisit(at('12:00'));
  expect(hasReturned()).toBe(true);
  noteLeaving(at('12:01'));
  noteVisit(at('12:02'));
  expect(hasReturned()).toBe(true);
});

test('what is damaged counts as nothing', () => {
  localStorage.setItem('naija:visits', '{"last":"yesterday"}');
  expect(hasReturned()).toBe(false);
});
