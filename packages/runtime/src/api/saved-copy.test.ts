import { expect, test } from 'vitest';
import { originOf, withOrigin } from './saved-copy.ts';

const copyFrom = (savedAt: string, more: Record<string, string> = {}) =>
  withOrigin({ data: [] }, new Headers({ 'x-saved-at': savedAt, ...more }));

test('what the server has just said is no copy', () => {
  const answer = { data: [] };
  expect(withOrigin(answer, new Headers())).toBe(answer);
  expect(originOf(answer)).toEqual({});
});

test('a list in pages is as old as the oldest of them', () => {
  const pages = [{ data: [] }, copyFrom('2026-11-21T08:00:00.000Z'), copyFrom('2026-11-20T08:00:00.000Z')];
  expect(originOf({ pages })).toMatchObject({ savedAt: '2026-11-20T08:00:00.000Z' });
});

test('a search through what is saved is told from a copy of what the server found', () => {
  const time = '2026-11-20T08:00:00.000Z';
  expect(originOf(copyFrom(time, { 'x-saved-only': 'true' }))).toMatchObject({ savedOnly: true });
  expect(originOf(copyFrom(time))).not.toHaveProperty('savedOnly');
});
