import { expect, test } from 'vitest';
import { changed } from './hostile.mjs';

// A sample without parameters has two places: the body, and its type; those inside the body come before them.
const SAMPLE = { path: {}, query: {}, header: {}, type: 'application/json', body: {} };

test('one hostile value put into itself nests, and can be sent', () => {
  const value = { inner: {} };
  const { body } = changed(SAMPLE, [
    { place: 0, value },
    { place: 0, value },
  ]);
  expect(JSON.stringify(body)).toBe('{"inner":{"inner":{}}}');
});

test('a change of a hostile value does not change the next request', () => {
  const value = { inner: 0 };
  changed(SAMPLE, [
    { place: 0, value },
    { place: 0, value: 'other' },
  ]);
  expect(changed(SAMPLE, [{ place: 0, value }]).body).toEqual({ inner: 0 });
});
