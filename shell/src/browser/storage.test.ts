import { beforeEach, expect, test } from 'vitest';
import { forbidStorage } from '../testing/forbid-storage.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
});

test('a stored value can be read until it is removed', () => {
  writeStored('naija:a', { n: 1 });
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([{ n: 1 }, ['naija:a']]);
  removeStored('naija:a');
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([undefined, []]);
});

test('a malformed value reads as undefined', () => {
  localStorage.setItem('naija:a', '{"n":');
  expect(readStored('naija:a')).toBeUndefined();
});

test('blocked or full storage throws no error', () => {
  forbidStorage();
  writeStored('naija:a', 1);
  removeStored('naija:a');
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([undefined, []]);
});
