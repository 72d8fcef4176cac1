import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '@naija/contracts/remote/routes';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { heardErrors } from '../../testing/console.ts';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { quarantine } from './quarantine.ts';
import { select } from './select.ts';

vi.mock('../failures/report.ts');

const old = earlier(entry('1.0.0'));
const versions = (entries: RegistryEntry[] | undefined) => entries?.map(({ metadata }) => metadata.version);
const usable = (...entries: RegistryEntry[]) =>
  versions(select(registryOf(...entries)).choices.get('sample')?.usable);
const trial = (traffic: number): RegistryEntry => ({
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

test('a visitor whose place lies within a trial gets it first, and everybody else never', () => {
  localStorage.setItem('naija:visitor', '1');
  expect(usable(entry('2.0.0'), old, trial(99))).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  expect(usable(entry('2.0.0'), old, trial(0))).not.toEqual(['3.0.0']);
});

test('the rest of the shell sees the releases in that order, as if the first were the only one', () => {
  localStorage.setItem('naija:visitor', '1');
  const { registry } = select(registryOf(entry('2.0.0'), trial(99)));
  const [first, second] = registry.microFrontends['@naija/sample'] ?? [];
  expect([first?.metadata.version, first?.deployment]).toEqual(['3.0.0', { traffic: 100, default: true }]);
  expect(second?.deployment).toEqual({ traffic: 0, default: false });
});

test('a release that does not fit is passed over, and told by name, version and reason', () => {
  expect(usable(entry('2.0.0', { contract: 9 }), old)).toEqual(['1.0.0']);
  expect(heardErrors().join()).toMatch(/Remote "sample" 2\.0\.0 failed \(misfit\).*contract 9, shell has 1/);
});

test('an earlier release that no longer fits is nobody’s failure while the current one does', () => {
  expect(usable(entry('2.0.0'), earlier(entry('1.0.0', { contract: 0 })))).toEqual(['2.0.0']);
});

test('a release that claims the page of another remote is passed over, and that page stays where it was', () => {
  const thief = entry('2.0.0', {
    routes: [...entry('2.0.0').extras.routes, { path: '/other', js: [], css: [] }],
  });
  const other = [entry('1.0.0', {}, 'other'), earlier(entry('0.9.0', {}, 'other'))];
  const { registry, choices } = select(registryWith({ other, sample: [thief] }));
  expect(choices.get('sample')).toEqual({
    usable: [],
    passedOver: ['2.0.0: claims /other, which other owns'],
  });
  expect(findRoute(registry, '/other')?.remote).toBe('other');
  expect(heardErrors().join()).toContain('claims /other');
});

test('a release that needs a range which is none is passed over for the one before', () => {
  expect(usable(entry('2.0.0', { requires: { react: 'banana' } }), old)).toEqual(['1.0.0']);
  expect(heardErrors().join()).toContain('react needs banana');
});

test('a page at some addresses of another remote’s stays with the one that has had it longest', () => {
  const at = (...paths: string[]) => ({ routes: paths.map((path) => ({ path, js: [], css: [] })) });
  const sample = entry('1.0.0', at('/location/:city'));
  const rogue = entry('1.0.0', at('/rogue', '/location/lagos'), 'rogue');
  const { registry, choices } = select(registryWith({ sample: [sample], rogue: [rogue] }));
  expect(choices.get('rogue')).toEqual({
    usable: [],
    passedOver: ['1.0.0: claims /location/lagos, which overlaps /location/:city, which sample owns'],
  });
  const owners = ['/location/lagos', '/location/kano', '/rogue'].map(
    (path) => findRoute(registry, path)?.remote,
  );
  expect(owners).toEqual(['sample', 'sample', 'rogue']);
  expect(heardErrors().join()).toContain('Remote "rogue"');
});

test('pages of a remote of which nothing fits are still its own, so that its place can say so', () => {
  const { registry, choices } = select(registryOf(entry('2.0.0', { requires: { react: '^99.0.0' } })));
  expect(choices.get('sample')?.usable).toEqual([]);
  expect(findRoute(registry, '/sample')?.remote).toBe('sample');
  expect(heardErrors().join()).toContain('react needs ^99.0.0');
});

test('a release that failed in this browser is passed over, with the reason', () => {
  quarantine('sample', entry('2.0.0'), 'boom');
  const { choices } = select(registryOf(entry('2.0.0'), old));
  expect(versions(choices.get('sample')?.usable)).toEqual(['1.0.0']);
  expect(choices.get('sample')?.passedOver).toEqual(['2.0.0: boom']);
});

test('when all have failed here, they are tried again, newest first', () => {
  quarantine('sample', old, 'boom');
  quarantine('sample', entry('2.0.0'), 'boom');
  expect(usable(entry('2.0.0'), old)).toEqual(['2.0.0', '1.0.0']);
});
