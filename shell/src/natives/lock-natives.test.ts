import { beforeEach, expect, test } from 'vitest';
import { lockNatives, restoreNatives } from './lock-natives.ts';

// Stand-ins: those of this realm are everybody's.
const before = { map: () => 'map', keys: () => 'keys', toString: () => 'words', iterator: () => 'next' };
let realm: ReturnType<typeof newRealm>;

function newRealm() {
  return {
    Array: {
      prototype: {
        map: before.map,
        toString: before.toString,
        [Symbol.iterator]: before.iterator,
        length: 0,
      },
    },
    Object: { keys: before.keys, prototype: {} },
    fetch: () => 'fetched',
  };
}

beforeEach(() => {
  realm = newRealm();
  lockNatives(realm);
});

test.each<[string, () => unknown]>([
  ['replaces a function of all arrays', () => (realm.Array.prototype.map = () => '')],
  ['replaces a function that belongs to no instance', () => (realm.Object.keys = () => '')],
  ['replaces a global function', () => (realm.fetch = () => '')],
  ['replaces a global object', () => (realm.Array = newRealm().Array)],
  [
    'takes a function away',
    () => {
      delete (realm.Array.prototype as { map?: unknown }).map;
    },
  ],
  ['defines a function anew', () => Object.defineProperty(realm.Array.prototype, 'map', { value: 1 })],
  ['adds something to all objects', () => Object.assign(realm.Object.prototype, { extra: 1 })],
  ['adds something to all arrays', () => Object.assign(realm.Array.prototype, { extra: 1 })],
])('a script fails at the place where it %s', (_what, change) => {
  expect(change).toThrow();
  expect(realm.Array.prototype.map()).toBe('map');
});

test('an object may have of its own what ordinary scripts assign', () => {
  const own = Object.create(realm.Array.prototype) as typeof realm.Array.prototype;
  own.toString = () => 'own words';
  own.length = 7;
  expect([own.toString(), own.length]).toEqual(['own words', 7]);
});

test('what cannot be locked is brought back, and named', () => {
  realm.Array.prototype.toString = () => 'boom';
  realm.Array.prototype[Symbol.iterator] = () => 'boom';
  expect(restoreNatives()).toBe('Array.prototype.toString, Array.prototype.Symbol(Symbol.iterator)');
  expect(realm.Array.prototype.toString()).toBe('words');
  expect(realm.Array.prototype[Symbol.iterator]()).toBe('next');
  expect(restoreNatives()).toBe('');
});
