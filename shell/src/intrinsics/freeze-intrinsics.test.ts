import { beforeEach, expect, test } from 'vitest';
import { freezeIntrinsics } from './freeze-intrinsics.ts';
import { restoreIntrinsics } from './restore-intrinsics.ts';

// Stand-ins, because the test runner needs the real intrinsics.
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
    ...documentWith({ createElement: before.map }),
    ...historyWith({ pushState: before.map }),
  };
}

function documentWith(prototype: object) {
  return { Document: { prototype }, document: Object.create(prototype) as Record<string, unknown> };
}

function historyWith(prototype: object) {
  return { History: { prototype }, history: Object.create(prototype) as Record<string, unknown> };
}

beforeEach(() => {
  realm = newRealm();
  freezeIntrinsics(realm);
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
  ['redefines a function', () => Object.defineProperty(realm.Array.prototype, 'map', { value: 1 })],
  ['adds something to all objects', () => Object.assign(realm.Object.prototype, { extra: 1 })],
  ['hides a function of the document', () => (realm.document['createElement'] = () => '')],
  ['hides a function of the history', () => (realm.history['pushState'] = () => '')],
  ['defines one of the history', () => Object.defineProperty(realm.history, 'pushState', { value: 1 })],
  ['adds something to all arrays', () => Object.assign(realm.Array.prototype, { extra: 1 })],
])('a script throws if it %s', (_what, change) => {
  expect(change).toThrow();
  expect(realm.Array.prototype.map()).toBe('map');
});

test('the document can still be given properties of its own', () => {
  realm.document['own'] = 1;
  expect([realm.document['own'], realm.document['createElement']]).toEqual([1, before.map]);
});

test('an inheriting object can be assigned common properties', () => {
  const own = Object.create(realm.Array.prototype) as typeof realm.Array.prototype;
  own.toString = () => 'own words';
  own.length = 7;
  expect([own.toString(), own.length]).toEqual(['own words', 7]);
});

test.each(['Array', 'Function'] as const)(
  'an override in one object that inherits from %s.prototype does not affect others',
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

test('an intrinsic that cannot be frozen is restored and named', () => {
  realm.Array.prototype[Symbol.iterator] = () => 'boom';
  expect(restoreIntrinsics()).toBe('Array.prototype.Symbol(Symbol.iterator)');
  expect(realm.Array.prototype[Symbol.iterator]()).toBe('next');
  expect(restoreIntrinsics()).toBe('');
});

test('a replaced array iterator is restored, and named', () => {
  const steps = Object.getPrototypeOf([].values()) as { next: unknown };
  const { next } = steps;
  steps.next = () => 'boom';
  expect(restoreIntrinsics()).toContain('[object Array Iterator].next');
  expect(steps.next).toBe(next);
});

test('a monitoring tool may replace Function.prototype.toString', () => {
  const words = () => 'function';
  realm.Function.prototype.toString = words;
  expect(restoreIntrinsics()).toBe('');
  expect(realm.Function.prototype.toString).toBe(words);
});
