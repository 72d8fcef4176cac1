import { beforeEach, expect, test, vi } from 'vitest';

let natives: typeof import('./open-natives.ts');
const before = () => 'before';
const evil = () => 'evil';
let owner: { walk: () => string; toString: () => string };

beforeEach(async () => {
  vi.resetModules();
  natives = await import('./open-natives.ts');
  owner = { walk: before, toString: before };
  natives.keepOpen(owner, 'walk', 'List.walk');
  natives.keepOpen(owner, 'toString', 'List.toString');
});

test('what was changed is brought back, and named once', () => {
  owner.walk = evil;
  expect(natives.restoreNatives()).toBe('List.walk');
  expect(owner.walk).toBe(before);
  expect(natives.restoreNatives()).toBe('');
});

test('what was changed and can no longer be removed gets its value back all the same', () => {
  Object.defineProperty(owner, 'walk', { value: evil, configurable: false });
  expect(natives.restoreNatives()).toBe('List.walk');
  expect(owner.walk).toBe(before);
  expect(natives.restoreNatives()).toBe('');
  expect(natives.isBeyondRepair()).toBe(false);
});

test('what was changed for good is named once, and known to be', () => {
  Object.defineProperty(owner, 'walk', { value: evil, configurable: false, writable: false });
  expect(natives.restoreNatives()).toBe('List.walk');
  expect(natives.isBeyondRepair()).toBe(true);
  expect(natives.restoreNatives()).toBe('');
});

test('other words for an object are brought back, and held against nobody', () => {
  owner.toString = evil;
  expect(natives.restoreNatives()).toBe('');
  expect(owner.toString).toBe(before);
});
