import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '@naija/contracts/remote/routes';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { takeConsoleErrors } from '../../testing/console.ts';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { quarantine } from '../quarantine.ts';
import { selectReleases } from './select-releases.ts';

vi.mock('../failures/send-report.ts');

const old = earlier(entry('1.0.0'));
const versions = (entries: RegistryEntry[] | undefined) => entries?.map(({ metadata }) => metadata.version);
const usable = (...entries: RegistryEntry[]) =>
  versions(selectReleases(registryOf(...entries)).choices.get('sample')?.usable);
const canary = (traffic: number): RegistryEntry => ({
  ...entry('3.0.0'),
  deployment: { traffic, default: false },
});

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

test('a visitor tries the default release first and then the earlier ones', () => {
  expect(usable(entry('2.0.0'), old)).toEqual(['2.0.0', '1.0.0']);
});

test('a visitor whose bucket is in the canary gets it first, and others never', () => {
  localStorage.setItem('naija:visitor', '1');
  expect(usable(entry('2.0.0'), old, canary(99))).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  expect(usable(entry('2.0.0'), old, canary(0))).not.toEqual(['3.0.0']);
});

test('the registry for the shell has that order, with the first as default', () => {
  localStorage.setItem('naija:visitor', '1');
  const { registry } = selectReleases(registryOf(entry('2.0.0'), canary(99)));
  const [first, second] = registry.microFrontends['@naija/sample'] ?? [];
  expect([first?.metadata.version, first?.deployment]).toEqual(['3.0.0', { traffic: 100, default: true }]);
  expect(second?.deployment).toEqual({ traffic: 0, default: false });
});

test('an incompatible release is skipped, and reported with its reason', () => {
  expect(usable(entry('2.0.0', { contract: 9 }), old)).toEqual(['1.0.0']);
  expect(takeConsoleErrors().join()).toMatch(
    /Remote "sample" 2\.0\.0 failed \(misfit\).*contract 9, shell has 1/,
  );
});

test('an incompatible earlier release is not reported while the current one is compatible', () => {
  expect(usable(entry('2.0.0'), earlier(entry('1.0.0', { contract: 0 })))).toEqual(['2.0.0']);
});

test('a release that claims the route of another remote is skipped', () => {
  const thief = entry('2.0.0', {
    routes: [...entry('2.0.0').extras.routes, { path: '/other', js: [], css: [] }],
  });
  const other = [entry('1.0.0', {}, 'other'), earlier(entry('0.9.0', {}, 'other'))];
  const { registry, choices } = selectReleases(registryWith({ other, sample: [thief] }));
  expect(choices.get('sample')).toEqual({
    usable: [],
    passedOver: ['2.0.0: claims /other, which other owns'],
  });
  expect(findRoute(registry, '/other')?.remote).toBe('other');
  expect(takeConsoleErrors().join()).toContain('claims /other');
});

test('a release with an invalid version range is skipped', () => {
  expect(usable(entry('2.0.0', { requires: { react: 'banana' } }), old)).toEqual(['1.0.0']);
  expect(takeConsoleErrors().join()).toContain('react needs banana');
});

test('overlapping routes stay with the remote that had them first', () => {
  const at = (...paths: string[]) => ({ routes: paths.map((path) => ({ path, js: [], css: [] })) });
  const sample = entry('1.0.0', at('/location/:city'));
  const rogue = entry('1.0.0', at('/rogue', '/location/lagos'), 'rogue');
  const { registry, choices } = selectReleases(registryWith({ sample: [sample], rogue: [rogue] }));
  expect(choices.get('rogue')).toEqual({
    usable: [],
    passedOver: ['1.0.0: claims /location/lagos, which overlaps /location/:city, which sample owns'],
  });
  const owners = ['/location/lagos', '/location/kano', '/rogue'].map(
    (path) => findRoute(registry, path)?.remote,
  );
  expect(owners).toEqual(['sample', 'sample', 'rogue']);
  expect(takeConsoleErrors().join()).toContain('Remote "rogue"');
});

test('a remote without compatible releases keeps its routes', () => {
  const { registry, choices } = selectReleases(
    registryOf(entry('2.0.0', { requires: { react: '^99.0.0' } })),
  );
  expect(choices.get('sample')?.usable).toEqual([]);
  expect(findRoute(registry, '/sample')?.remote).toBe('sample');
  expect(takeConsoleErrors().join()).toContain('react needs ^99.0.0');
});

test('a quarantined release is skipped, with the reason', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  const { choices } = selectReleases(registryOf(entry('2.0.0'), old));
  expect(versions(choices.get('sample')?.usable)).toEqual(['1.0.0']);
  expect(choices.get('sample')?.passedOver).toEqual(['2.0.0: boom']);
});

test('when all are quarantined, they are tried again, newest first', () => {
  quarantine('sample', old, 'boom');
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(usable(entry('2.0.0'), old)).toEqual(['2.0.0', '1.0.0']);
});
