import { expect, test } from 'vitest';
import { releasesToTry } from './releases-to-try.ts';
import { entryWith } from './registry.fixture.ts';
import type { RegistryEntry } from './registry.ts';

function release(version: string, traffic: number, isDefault = false): RegistryEntry {
  const entry = entryWith('/');
  return {
    ...entry,
    metadata: { ...entry.metadata, version },
    deployment: { traffic, default: isDefault },
  };
}

const listed = [release('3', 90, true), release('2', 0), release('1', 0), release('4', 10)];
const versions = (bucket: number, releases = listed) =>
  releasesToTry(releases, bucket).map(({ metadata }) => metadata.version);

test.each([0, 9.99])('a visitor in bucket %d gets a canary of 10 per cent', (bucket) => {
  expect(versions(bucket)).toEqual(['4', '3', '2', '1']);
});

test.each([10, 99.99])('a visitor in bucket %d does not get it, not even as a fallback', (bucket) => {
  expect(versions(bucket)).toEqual(['3', '2', '1']);
});

test('a visitor in a canary stays in it when its percentage is raised', () => {
  const raised = [release('3', 50, true), release('4', 50)];
  expect(versions(9.99, raised)).toEqual(['4', '3']);
});

test('without a canary every visitor gets the default release first, whatever its position in the list', () => {
  expect(versions(0, [release('1', 0), release('2', 100, true)])).toEqual(['2', '1']);
});

test('a remote without releases has nothing to try', () => {
  expect(versions(0, [])).toEqual([]);
});

test('the list itself is not changed', () => {
  const releases = [release('1', 0), release('2', 100, true)];
  releasesToTry(releases, 0);
  expect(releases.map(({ metadata }) => metadata.version)).toEqual(['1', '2']);
});
