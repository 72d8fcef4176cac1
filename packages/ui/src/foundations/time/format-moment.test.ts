import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

const MOMENT = '2026-11-20T13:05:00.000Z';

test.each([
  ['2026-11-20T20:00:00.000Z', '14:05'],
  ['2026-11-21T20:00:00.000Z', 'Nov 20, 14:05'],
  ['2027-11-20T20:00:00.000Z', 'Nov 20, 14:05'],
])('at %s a time is read as %s', (now, words) => {
  expect(formatMoment(MOMENT, Date.parse(now))).toBe(words);
  expect(formatMoment(Date.parse(MOMENT), Date.parse(now))).toBe(words);
});

test('a time that is none is some time earlier', () => {
  expect(formatMoment('unknown')).toBe('earlier');
});
