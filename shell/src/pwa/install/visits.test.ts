import { afterEach, expect, test } from 'vitest';
import { hasReturned, isAnotherVisit, recordLeaving, recordVisit } from './visits.ts';

const at = (time: string) => new Date(`2026-11-21T${time}`).getTime();

afterEach(() => {
  localStorage.clear();
});

test.each([
  ['10:00', '10:29', false],
  ['10:00', '10:30', true],
  ['23:50', '24:05', true],
])('after a visit at %s, one at %s is another: %s', (last, now, expected) => {
  expect(isAnotherVisit(at(last), at(now))).toBe(expected);
});

test('several page loads within one visit are not a return', () => {
  recordVisit(at('10:00'));
  recordVisit(at('10:20'));
  recordLeaving(at('10:45'));
  recordVisit(at('11:00'));
  expect(hasReturned()).toBe(false);
});

test('a visitor who has returned once stays a returning one', () => {
  recordVisit(at('10:00'));
  recordVisit(at('12:00'));
  expect(hasReturned()).toBe(true);
  recordLeaving(at('12:01'));
  recordVisit(at('12:02'));
  expect(hasReturned()).toBe(true);
});

test('malformed storage counts as no visit', () => {
  localStorage.setItem('naija:visits', '{"last":"yesterday"}');
  expect(hasReturned()).toBe(false);
});
