import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTRACT_VERSION, RUNTIME_MORE, type Remote } from '@naija/contracts/remote/remote';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { exposed } from '../testing/federation.ts';
import { entry } from '../testing/registry.ts';
import { loadRelease } from './load-release.ts';
import { preloadPage } from './preload.ts';
import { UNCHECKED } from './release-id.ts';
import { crashedImports } from './watchdog/page-marks.ts';

vi.mock('./preload.ts');

const Root = () => null;
const remote: Remote = { contract: CONTRACT_VERSION, name: 'sample', routes: ['/sample'], Root };
const load = (release: RegistryEntry = entry('1.0.0')) => loadRelease('sample', release, '/sample');

beforeEach(() => {
  localStorage.clear();
  exposed.clear();
  vi.mocked(preloadPage).mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

test('loads the component of a release', async () => {
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  expect(await load()).toMatchObject({ remote: 'sample', Root });
});

test.each([
  ['throws', () => Promise.reject(new Error('boom')), 'boom'],
  ['has another name', () => Promise.resolve({ ...remote, name: 'other' }), 'calls itself "other"'],
  ['exports nothing', () => Promise.resolve(undefined), 'has no default export'],
])('a release that %s fails at its import', async (_what, give, message) => {
  exposed.set('sample@1.0.0', give);
  await expect(load()).rejects.toMatchObject({
    kind: 'import',
    message: expect.stringContaining(message) as string,
  });
});

test('an import that never settles fails after 10 s', async () => {
  vi.useFakeTimers();
  exposed.set('sample@1.0.0', () => new Promise(() => undefined));
  const refused = expect(load()).rejects.toMatchObject({ kind: 'import', message: 'no answer after 10 s' });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

test('a release whose files fail their integrity check is not imported', async () => {
  vi.mocked(preloadPage).mockRejectedValue(new Error('a.js could not be loaded unchanged'));
  const imported = vi.fn(() => Promise.resolve(remote));
  exposed.set('sample@1.0.0', imported);
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
  expect(imported).not.toHaveBeenCalled();
});

test('files that never arrive fail after 30 s', async () => {
  vi.useFakeTimers();
  vi.mocked(preloadPage).mockReturnValue(new Promise(() => undefined));
  const refused = expect(load()).rejects.toMatchObject({ kind: 'load', message: 'no answer after 30 s' });
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
});

function using(names: string[]): RegistryEntry {
  const release = entry('1.0.0');
  return { ...release, extras: { ...release.extras, uses: { [RUNTIME_MORE]: names } } };
}

test('a release gets the names of the runtime that are not loaded with every page', async () => {
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  expect(await load(using(['useSearchParams', 'createSlice']))).toMatchObject({ Root });
});

test('a release that uses a name which this shell does not have is not imported, and the error contains the name', async () => {
  const imported = vi.fn(() => Promise.resolve(remote));
  exposed.set('sample@1.0.0', imported);
  await expect(load(using(['useSearchParams', 'useTomorrow']))).rejects.toMatchObject({
    kind: 'misfit',
    message: '@naija/runtime/more has no export useTomorrow',
  });
  expect(imported).not.toHaveBeenCalled();
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: /a.js'],
  ['Firefox', 'error loading dynamically imported module: /a.js'],
  ['WebKit', 'Importing a module script failed.'],
  ['WebKit behind a captive portal', "'text/html' is not a valid JavaScript MIME type."],
])('an import with a missing file is a load failure: %s', async (_, message) => {
  exposed.set('sample@1.0.0', () => Promise.reject(new TypeError(message)));
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
});

test('a release is marked until it is visible', async () => {
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  const { onShown } = await load();
  expect(localStorage.length).toBe(1);
  onShown();
  expect(await crashedImports()).toEqual([]);
});

test('the mark ends when an import fails', async () => {
  exposed.set('sample@1.0.0', () => Promise.reject(new Error('boom')));
  await expect(load()).rejects.toThrow('boom');
  expect(await crashedImports()).toEqual([]);
});

test('a release on a developer’s machine is not marked', async () => {
  exposed.set('sample@1.0.0', () => Promise.resolve(remote));
  await load({ ...entry('1.0.0'), metadata: { version: '1.0.0', integrity: UNCHECKED } });
  expect(localStorage.length).toBe(0);
});
