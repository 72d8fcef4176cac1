import { expect, test } from 'vitest';
import { cacheStatusOf, withCacheStatus } from './cache-status.ts';

const cachedAt = (savedAt: string, more: Record<string, string> = {}) =>
  withCacheStatus({ data: [] }, new Headers({ 'x-saved-at': savedAt, ...more }));

test('a response from the server has no cache status', () => {
  const response = { data: [] };
  expect(withCacheStatus(response, new Headers())).toBe(response);
  expect(cacheStatusOf(response)).toEqual({});
});

test('a list in pages is as old as its oldest page', () => {
  const pages = [{ data: [] }, cachedAt('2026-11-21T08:00:00.000Z'), cachedAt('2026-11-20T08:00:00.000Z')];
  expect(cacheStatusOf({ pages })).toMatchObject({ savedAt: '2026-11-20T08:00:00.000Z' });
});

test('a search among cached agents is told from a cached search of the server', () => {
  const time = '2026-11-20T08:00:00.000Z';
  expect(cacheStatusOf(cachedAt(time, { 'x-saved-only': 'true' }))).toMatchObject({ savedOnly: true });
  expect(cacheStatusOf(cachedAt(time))).not.toHaveProperty('savedOnly');
});
