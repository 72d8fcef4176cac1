import { expect, test } from 'vitest';
import { weekOf, weeksSince } from './weeks.ts';

test.each([
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-25T12:00:00Z', '2026-11-23'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2026-11-30T00:00:00Z', '2026-11-30'],
  ['2027-01-01T09:00:00Z', '2026-12-28'],
])('%s is in the week from %s', (time, monday) => {
  expect(weekOf(new Date(time))).toBe(monday);
});

test('weeks are counted from Monday to Monday', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  expect(['2026-11-23', '2026-11-16', '2025-11-24', 'soon'].map((week) => weeksSince(week, now))).toEqual([
    0,
    1,
    52,
    NaN,
  ]);
});
