import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { watchEngagement, isInvitationDue, snoozeInvitation } from './invitation-timing.ts';
import { watchCards } from './watch-cards.ts';

vi.mock('./watch-cards.ts');

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  autoRemoveListeners();
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a new visitor is not invited', () => {
  watchEngagement(vi.fn());
  expect(isInvitationDue()).toBe(false);
});

test('a visitor with a favourite is invited', () => {
  const changed = vi.fn();
  watchEngagement(changed);
  changed.mockClear();
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  dispatchEvent(new Event('naija:saved'));
  expect(changed).toHaveBeenCalledOnce();
  expect(isInvitationDue()).toBe(true);
});

test('a visitor who dismissed the invitation is not invited for half a year', () => {
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  snoozeInvitation();
  expect(isInvitationDue(Date.now() + 179 * DAY)).toBe(false);
  expect(isInvitationDue(Date.now() + 181 * DAY)).toBe(true);
});

test('a visitor who looked through a list is invited', () => {
  const changed = vi.fn();
  watchEngagement(changed);
  changed.mockClear();
  vi.mocked(watchCards).mock.lastCall?.[0]();
  expect(changed).toHaveBeenCalledOnce();
  expect(isInvitationDue()).toBe(true);
});
