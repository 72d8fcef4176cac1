import { expect, test } from 'vitest';
import { formatDay } from './dates.ts';

test('a day is shown with short month, day and year', () => {
  expect(formatDay('2026-11-20T08:00:00.000Z')).toBe('Nov 20, 2026');
});

test('the day is that of Lagos, an hour ahead of UTC', () => {
  expect(formatDay('2026-12-31T23:30:00Z')).toBe('Jan 1, 2027');
});

test('an invalid time is shown as not available', () => {
  expect(formatDay('soon')).toBe('N/A');
});
