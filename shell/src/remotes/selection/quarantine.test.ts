import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../../testing/registry.ts';
import { releaseId, UNCHECKED } from '../release-id.ts';
import { quarantine, quarantineReason } from './quarantine.ts';

const reasonFor = (version: string) => quarantineReason(releaseId('sample', entry(version)));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a release that failed is known with its reason, and no other is', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  expect([reasonFor('2.0.0'), reasonFor('1.0.0')]).toEqual(['boom', undefined]);
});

test('the same version with other bytes is another release', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  const rebuilt = { ...entry('2.0.0'), metadata: { version: '2.0.0', integrity: 'sha384-other' } };
  expect(quarantineReason(releaseId('sample', rebuilt))).toBeUndefined();
});

test('after seven days it gets another chance', () => {
  vi.useFakeTimers();
  quarantine('sample', entry('2.0.0'), 'boom');
  vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1);
  expect(reasonFor('2.0.0')).toBeUndefined();
});

test('of many the twenty latest are known', () => {
  for (let n = 0; n < 25; n += 1) quarantine('sample', entry(`${String(n)}.0.0`), 'boom');
  expect([reasonFor('4.0.0'), reasonFor('5.0.0'), reasonFor('24.0.0')]).toEqual([undefined, 'boom', 'boom']);
});

test('what a developer is working on is never passed over', () => {
  const source = { ...entry('sources'), metadata: { version: 'sources', integrity: UNCHECKED } };
  quarantine('sample', source, 'boom');
  expect(quarantineReason(releaseId('sample', source))).toBeUndefined();
});

test('damage in what was kept confines nothing', () => {
  localStorage.setItem('naija:quarantine', '[null,{"id":1},"x"]');
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(reasonFor('2.0.0')).toBe('boom');
});
