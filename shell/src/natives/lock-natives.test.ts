import { beforeEach, expect, test } from 'vitest';
import { lockNatives } from './lock-natives.ts';
import { restoreNatives } from './open-natives.ts';

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
    Function: { prototype: { bind: before.map, toString: before.toString } },
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

test.each(['Array', 'Function'] as const)(
  'a script gives something of its own to one heir of %s.prototype, and changes nothing for the others',
  (name) => {
    const prototype: object = realm[name].prototype;
    const key = name === 'Array' ? 'map' : 'bind';
    const [own, other] = [Object.create(prototype), Object.create(prototype)] as Record<string, unknown>[];
    const mine = () => 'own';
    if (own) own[key] = mine;
    expect([own?.[key], other?.[key]]).toEqual([mine, before.map]);
    expect(Object.keys(own ?? {})).toEqual([key]);
    expect(() => {
      Object.assign(prototype, { [key]: mine });
    }).toThrow(`Cannot assign to read only property '${key}' of ${name}.prototype`);
  },
);

test('what cannot be locked is brought back, and named', () => {
  realm.Array.prototype[Symbol.iterator] = () => 'boom';
  expect(restoreNatives()).toBe('Array.prototype.Symbol(Symbol.iterator)');
  expect(realm.Array.prototype[Symbol.iterator]()).toBe('next');
  expect(restoreNatives()).toBe('');
});

test('so is the step from one item of a list to the next', () => {
  const steps = Object.getPrototypeOf([].values()) as { next: unknown };
  const { next } = steps;
  steps.next = () => 'boom';
  expect(restoreNatives()).toContain('[object Array Iterator].next');
  expect(steps.next).toBe(next);
});

test('a monitoring tool may change what functions say of themselves', () => {
  const words = () => 'function';
  realm.Function.prototype.toString = words;
  expect(restoreNatives()).toBe('');
  expect(realm.Function.prototype.toString).toBe(words);
});
