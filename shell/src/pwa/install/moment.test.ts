import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMoments, isMoment, keepQuiet } from './moment.ts';
import { noteVisit } from './visits.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a new visitor is not asked', () => {
  followMoments(vi.fn());
  expect(isMoment()).toBe(false);
});

test('a visitor who comes back is asked', () => {
  noteVisit(Date.now() - DAY);
  followMoments(vi.fn());
  expect(isMoment()).toBe(true);
});

test('so is who comes back to a tab that was left open', () => {
  const changed = vi.fn();
  followMoments(changed);
  changed.mockClear();
  vi.setSystemTime(Date.now() + DAY);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalled();
  expect(isMoment()).toBe(true);
});

test('the first saved agent is a moment to ask', () => {
  const changed = vi.fn();
  followMoments(changed);
  changed.mockClear();
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  dispatchEvent(new Event('naija:saved'));
  expect(changed).toHaveBeenCalledOnce();
  expect(isMoment()).toBe(true);
});

test('who did not want to be asked is left alone for half a year', () => {
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  keepQuiet();
  expect(isMoment(Date.now() + 179 * DAY)).toBe(false);
  expect(isMoment(Date.now() + 181 * DAY)).toBe(true);
});
