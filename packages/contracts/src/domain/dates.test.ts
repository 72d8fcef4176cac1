import { expect, test } from 'vitest';
import { addDays, formatDay, isDay, lagosDay } from './dates.ts';

test('a day is shown with short month, day and year', () => {
  expect(formatDay('2026-11-20T08:00:00.000Z')).toBe('Nov 20, 2026');
});

test('the day is that of Lagos, an hour ahead of UTC', () => {
  expect(formatDay('2026-12-31T23:30:00Z')).toBe('Jan 1, 2027');
});

test('an invalid time is shown as not available', () => {
  expect(formatDay('soon')).toBe('N/A');
});

test('days are those of Lagos, which is an hour ahead', () => {
  expect(lagosDay(new Date('2026-11-02T22:59:59Z'))).toBe('2026-11-02');
  expect(lagosDay(new Date('2026-11-02T23:00:00Z'))).toBe('2026-11-03');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('2027-13-01')]).toEqual([true, false, false]);
});
