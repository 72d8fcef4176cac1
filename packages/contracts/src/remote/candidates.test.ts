import { expect, test } from 'vitest';
import { candidates } from './candidates.ts';
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
const tried = (place: number, releases = listed) =>
  candidates(releases, place).map(({ metadata }) => metadata.version);

test.each([0, 9.99])('a visitor at place %d takes part in a trial of 10 per cent', (place) => {
  expect(tried(place)).toEqual(['4', '3', '2', '1']);
});

test.each([10, 99.99])('a visitor at place %d does not, and never falls back on it', (place) => {
  expect(tried(place)).toEqual(['3', '2', '1']);
});

test('who takes part still does when the share is raised', () => {
  const raised = [release('3', 50, true), release('4', 50)];
  expect(tried(9.99, raised)).toEqual(['4', '3']);
});

test('without a trial everybody starts with the default release, wherever it stands', () => {
  expect(tried(0, [release('1', 0), release('2', 100, true)])).toEqual(['2', '1']);
});

test('a remote without releases has nothing to try', () => {
  expect(tried(0, [])).toEqual([]);
});

test('the list itself stays as it is', () => {
  const releases = [release('1', 0), release('2', 100, true)];
  candidates(releases, 0);
  expect(releases.map(({ metadata }) => metadata.version)).toEqual(['1', '2']);
});
