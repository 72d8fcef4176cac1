import { beforeEach, expect, test } from 'vitest';
import { forbidStorage } from '../testing/forbid-storage.ts';
import { forget, readStored, store, storedKeys } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
});

test('what was kept is there again, until it is forgotten', () => {
  store('naija:a', { n: 1 });
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([{ n: 1 }, ['naija:a']]);
  forget('naija:a');
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([undefined, []]);
});

test('what another program left there in another form counts as nothing', () => {
  localStorage.setItem('naija:a', '{"n":');
  expect(readStored('naija:a')).toBeUndefined();
});

test('a browser that forbids storage, or has no room left, is served all the same', () => {
  forbidStorage();
  store('naija:a', 1);
  forget('naija:a');
  expect([readStored('naija:a'), storedKeys('naija:')]).toEqual([undefined, []]);
});
