import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../testing/registry.ts';
import { releaseId, UNCHECKED } from './release-id.ts';
import { quarantine, quarantineReason } from './quarantine.ts';

const reasonFor = (version: string) => quarantineReason(releaseId('sample', entry(version)));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'naija_releases=; path=/; max-age=0';
});

test('a release is quarantined with its reason, and no other', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  expect([reasonFor('2.0.0'), reasonFor('1.0.0')]).toEqual(['boom', undefined]);
});

test('the same version with other bytes is not quarantined', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  const rebuilt = { ...entry('2.0.0'), metadata: { version: '2.0.0', integrity: 'sha384-other' } };
  expect(quarantineReason(releaseId('sample', rebuilt))).toBeUndefined();
});

test('the quarantine expires after 7 days', () => {
  vi.useFakeTimers();
  quarantine('sample', entry('2.0.0'), 'boom');
  vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1);
  expect(reasonFor('2.0.0')).toBeUndefined();
});

test('a release is no longer quarantined once a clock that was a year ahead is set right', () => {
  vi.useFakeTimers();
  const now = Date.now();
  vi.setSystemTime(now + 365 * 86_400_000);
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(reasonFor('2.0.0')).toBe('boom');
  vi.setSystemTime(now);
  expect(reasonFor('2.0.0')).toBeUndefined();
});

test('keeps the latest 20', () => {
  for (let n = 0; n < 25; n += 1) quarantine('sample', entry(`${String(n)}.0.0`), 'boom');
  expect([reasonFor('4.0.0'), reasonFor('5.0.0'), reasonFor('24.0.0')]).toEqual([undefined, 'boom', 'boom']);
});

test('a release on a developer’s machine is never quarantined', () => {
  const source = { ...entry('sources'), metadata: { version: 'sources', integrity: UNCHECKED } };
  quarantine('sample', source, 'boom');
  expect(quarantineReason(releaseId('sample', source))).toBeUndefined();
});

test('malformed storage quarantines nothing', () => {
  localStorage.setItem('naija:quarantine', '[null,{"id":1},"x"]');
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(reasonFor('2.0.0')).toBe('boom');
});

test('until releases are chosen again, the server renders no page of a quarantined release', () => {
  document.cookie = 'naija_releases=auth=1.0.0&sample=2.0.0; path=/';
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(document.cookie).toBe('naija_releases=auth=1.0.0&sample=none');
});
