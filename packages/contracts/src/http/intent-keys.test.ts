import { expect, test } from 'vitest';
import { createIntentKeys } from './intent-keys.ts';

const comment = { fullname: 'Bola Ade', content: 'Honest.' };

test('the same content keeps its key until it is settled', () => {
  const keys = createIntentKeys();
  const key = keys.keyOf(comment);
  expect(keys.keyOf({ ...comment })).toBe(key);
  keys.settle();
  expect(keys.keyOf(comment)).not.toBe(key);
});

test('another content gets another key', () => {
  const keys = createIntentKeys();
  expect(keys.keyOf(comment)).not.toBe(keys.keyOf({ ...comment, content: 'Quick.' }));
});

test('a key is one that a header can carry', () => {
  expect(createIntentKeys().keyOf(comment)).toMatch(/^[0-9a-f]{32}$/);
});

test('another file with the same words gets another key, the same file does not', () => {
  const keys = createIntentKeys();
  const photo = new Blob(['a']);
  const key = keys.keyOf(comment, photo);
  expect(keys.keyOf(comment, photo)).toBe(key);
  expect(keys.keyOf(comment, new Blob(['a']))).not.toBe(key);
});
