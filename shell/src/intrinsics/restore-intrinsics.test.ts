import { beforeEach, expect, test, vi } from 'vitest';

let intrinsics: typeof import('./restore-intrinsics.ts');
const before = () => 'before';
const evil = () => 'evil';
let owner: { walk: () => string; toString: () => string };

beforeEach(async () => {
  vi.resetModules();
  intrinsics = await import('./restore-intrinsics.ts');
  owner = { walk: before, toString: before };
  intrinsics.trackUnfrozen(owner, 'walk', 'List.walk');
  intrinsics.trackUnfrozen(owner, 'toString', 'List.toString');
});

test('a changed property is restored, and named once', () => {
  owner.walk = evil;
  expect(intrinsics.restoreIntrinsics()).toBe('List.walk');
  expect(owner.walk).toBe(before);
  expect(intrinsics.restoreIntrinsics()).toBe('');
});

test('a property that was made non-configurable gets its value back', () => {
  Object.defineProperty(owner, 'walk', { value: evil, configurable: false });
  expect(intrinsics.restoreIntrinsics()).toBe('List.walk');
  expect(owner.walk).toBe(before);
  expect(intrinsics.restoreIntrinsics()).toBe('');
  expect(intrinsics.areIntrinsicsBroken()).toBe(false);
});

test('a property that was made read-only is named once, and breaks the page', () => {
  Object.defineProperty(owner, 'walk', { value: evil, configurable: false, writable: false });
  expect(intrinsics.restoreIntrinsics()).toBe('List.walk');
  expect(intrinsics.areIntrinsicsBroken()).toBe(true);
  expect(intrinsics.restoreIntrinsics()).toBe('');
});

test('a changed toString is restored without being named', () => {
  owner.toString = evil;
  expect(intrinsics.restoreIntrinsics()).toBe('');
  expect(owner.toString).toBe(before);
});
