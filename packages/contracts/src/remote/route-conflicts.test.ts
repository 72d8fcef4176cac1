import { expect, test } from 'vitest';
import { routeConflictsIn } from './route-conflicts.ts';
import { entryWith, registryOf } from './registry.fixture.ts';
import type { Registry } from './registry.ts';

const routeConflicts = (of: Registry, remote: string, paths: string[]) => routeConflictsIn(of)(remote, paths);

const registry = registryOf({
  '@naija/directory': [entryWith('/', '/agent/:id'), entryWith('/')],
  '@naija/auth': [entryWith('/login'), entryWith('/login')],
});

test('a remote may claim its own pages and new ones', () => {
  expect(routeConflicts(registry, 'directory', ['/', '/agent/:id', '/news'])).toEqual([]);
  expect(routeConflicts(registry, 'news', ['/news', '/news/:id', '/agent'])).toEqual([]);
});

test('every claimed page of another remote is named with its owner', () => {
  expect(routeConflicts(registry, 'news', ['/news', '/login', '/'])).toEqual([
    'claims /login, which auth owns',
    'claims /, which directory owns',
  ]);
});

test.each(['/agent/:name', '/Agent/:id'])('%s is the same page as /agent/:id', (path) => {
  expect(routeConflicts(registry, 'news', [path])).toEqual([`claims ${path}, which directory owns`]);
});

test.each([
  ['/login/', '"/login/", which is not an address'],
  ['/api/v1/x', '"/api/v1/x", which is not an address'],
  ['/:page', '"/:page", which is not an address'],
])('no remote may claim %s', (path, words) => {
  expect(routeConflicts(registry, 'news', [path])).toEqual([`claims ${words} of a page`]);
});

test('a page below the page of another remote may be claimed', () => {
  expect(routeConflicts(registry, 'auth', ['/agent', '/agent/:id/photos', '/agents/new'])).toEqual([]);
});

test.each([
  ['/agent/:id', '/agent/new'],
  ['/agent/new', '/agent/:id'],
  ['/agent/:id', '/AGENT/New'],
  ['/agent/:id/photos', '/agent/new/:photo'],
  ['/agent/:id/:part', '/agent/:id/photos'],
])('overlapping patterns of two remotes are a conflict: %s and %s', (owned, path) => {
  const both = registryOf({ '@naija/directory': [entryWith(owned)], '@naija/auth': [entryWith('/login')] });
  const words = `claims ${path}, which overlaps ${owned}, which directory owns`;
  expect(routeConflicts(both, 'auth', ['/login', path])).toEqual([words]);
  expect(routeConflicts(both, 'directory', ['/login', path])).toEqual(['claims /login, which auth owns']);
});

test('a remote that published a conflicting page before the check existed does not own it, however many releases have it', () => {
  const [owner, rogue] = [entryWith('/location/:city'), entryWith('/location/lagos')];
  const listed = registryOf({ '@naija/directory': [owner], '@naija/rogue': [rogue, rogue, rogue] });
  expect(routeConflicts(listed, 'directory', ['/location/:city', '/location/lagos'])).toEqual([]);
  expect(routeConflicts(listed, 'rogue', ['/location/lagos'])).toEqual([
    'claims /location/lagos, which overlaps /location/:city, which directory owns',
  ]);
});

test('where two patterns overlap in part, each remote keeps its own pattern', () => {
  const even = registryOf({
    '@naija/directory': [entryWith('/agent/:id/photos')],
    '@naija/auth': [entryWith('/agent/new/:photo')],
  });
  expect(routeConflicts(even, 'directory', ['/agent/new/:photo'])).toEqual([
    'claims /agent/new/:photo, which auth owns',
  ]);
});

test('a remote that is listed with the page of another one does not become its owner', () => {
  const robbed = registryOf({
    '@naija/news': [entryWith('/login'), entryWith('/news')],
    '@naija/auth': [entryWith('/login'), entryWith('/login')],
  });
  expect(routeConflicts(robbed, 'auth', ['/login'])).toEqual([]);
  expect(routeConflicts(robbed, 'news', ['/login'])).toEqual(['claims /login, which auth owns']);
});

test('of two remotes with a page in equal fractions of releases the first in the registry owns it', () => {
  const even = registryOf({ '@naija/auth': [entryWith('/login')], '@naija/news': [entryWith('/login')] });
  expect(routeConflicts(even, 'news', ['/login'])).toEqual(['claims /login, which auth owns']);
});

test('a page that a release lists twice counts once', () => {
  const twice = registryOf({
    '@naija/auth': [entryWith('/login')],
    '@naija/news': [entryWith('/login', '/LOGIN')],
  });
  expect(routeConflicts(twice, 'auth', ['/login'])).toEqual([]);
});

test('a new release cannot take the page of a remote that has had one release only', () => {
  const robbed = registryOf({
    '@naija/auth': [entryWith('/login', '/trending'), entryWith('/login')],
    '@naija/directory': [entryWith('/trending')],
  });
  expect(routeConflicts(robbed, 'auth', ['/trending'])).toEqual(['claims /trending, which directory owns']);
  expect(routeConflicts(robbed, 'directory', ['/trending'])).toEqual([]);
});
