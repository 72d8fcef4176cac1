import { expect, test } from 'vitest';
import { stolenRoutesIn } from './contested.ts';
import { entryWith, registryOf } from './registry.fixture.ts';
import type { Registry } from './registry.ts';

const stolenRoutes = (of: Registry, remote: string, paths: string[]) => stolenRoutesIn(of)(remote, paths);

const registry = registryOf({
  '@naija/directory': [entryWith('/', '/agent/:id'), entryWith('/')],
  '@naija/auth': [entryWith('/login'), entryWith('/login')],
});

test('pages of its own and new ones are a remote’s to claim', () => {
  expect(stolenRoutes(registry, 'directory', ['/', '/agent/:id', '/news'])).toEqual([]);
  expect(stolenRoutes(registry, 'news', ['/news', '/news/:id', '/agent'])).toEqual([]);
});

test('every page of another remote is named with its owner', () => {
  expect(stolenRoutes(registry, 'news', ['/news', '/login', '/'])).toEqual([
    'claims /login, which auth owns',
    'claims /, which directory owns',
  ]);
});

test.each(['/agent/:name', '/Agent/:id'])('%s is the same page as /agent/:id', (path) => {
  expect(stolenRoutes(registry, 'news', [path])).toEqual([`claims ${path}, which directory owns`]);
});

test.each([
  ['/login/', '"/login/", which is no address'],
  ['/api/v1/x', '"/api/v1/x", which is no address'],
  ['/:page', '"/:page", which is no address'],
])('%s is nobody’s to claim', (path, words) => {
  expect(stolenRoutes(registry, 'news', [path])).toEqual([`claims ${words} of a page`]);
});

test('a page inside another one is a page of its own', () => {
  expect(stolenRoutes(registry, 'auth', ['/agent', '/agent/:id/photos', '/agents/new'])).toEqual([]);
});

test.each([
  ['/agent/:id', '/agent/new'],
  ['/agent/new', '/agent/:id'],
  ['/agent/:id', '/AGENT/New'],
  ['/agent/:id/photos', '/agent/new/:photo'],
  ['/agent/:id/:part', '/agent/:id/photos'],
])('a page at some addresses of another remote’s is contested: %s and %s', (owned, path) => {
  const both = registryOf({ '@naija/directory': [entryWith(owned)], '@naija/auth': [entryWith('/login')] });
  const words = `claims ${path}, which overlaps ${owned}, which directory owns`;
  expect(stolenRoutes(both, 'auth', ['/login', path])).toEqual([words]);
  expect(stolenRoutes(both, 'directory', ['/login', path])).toEqual(['claims /login, which auth owns']);
});

test('who published such a page before it was refused does not keep it, however many releases have it', () => {
  const [owner, rogue] = [entryWith('/location/:city'), entryWith('/location/lagos')];
  const listed = registryOf({ '@naija/directory': [owner], '@naija/rogue': [rogue, rogue, rogue] });
  expect(stolenRoutes(listed, 'directory', ['/location/:city', '/location/lagos'])).toEqual([]);
  expect(stolenRoutes(listed, 'rogue', ['/location/lagos'])).toEqual([
    'claims /location/lagos, which overlaps /location/:city, which directory owns',
  ]);
});

test('of addresses that two remotes have in part, each keeps what it has had longest', () => {
  const even = registryOf({
    '@naija/directory': [entryWith('/agent/:id/photos')],
    '@naija/auth': [entryWith('/agent/new/:photo')],
  });
  expect(stolenRoutes(even, 'directory', ['/agent/new/:photo'])).toEqual([
    'claims /agent/new/:photo, which auth owns',
  ]);
});

test('a thief that is listed already does not become the owner', () => {
  const robbed = registryOf({
    '@naija/news': [entryWith('/login'), entryWith('/news')],
    '@naija/auth': [entryWith('/login'), entryWith('/login')],
  });
  expect(stolenRoutes(robbed, 'auth', ['/login'])).toEqual([]);
  expect(stolenRoutes(robbed, 'news', ['/login'])).toEqual(['claims /login, which auth owns']);
});

test('of two that claim a page equally often the first of the registry owns it', () => {
  const even = registryOf({ '@naija/auth': [entryWith('/login')], '@naija/news': [entryWith('/login')] });
  expect(stolenRoutes(even, 'news', ['/login'])).toEqual(['claims /login, which auth owns']);
});

test('claiming a page twice in one release counts once', () => {
  const twice = registryOf({
    '@naija/auth': [entryWith('/login')],
    '@naija/news': [entryWith('/login', '/LOGIN')],
  });
  expect(stolenRoutes(twice, 'auth', ['/login'])).toEqual([]);
});

test('a new release cannot take the page of a remote that has had one release only', () => {
  const robbed = registryOf({
    '@naija/auth': [entryWith('/login', '/trending'), entryWith('/login')],
    '@naija/directory': [entryWith('/trending')],
  });
  expect(stolenRoutes(robbed, 'auth', ['/trending'])).toEqual(['claims /trending, which directory owns']);
  expect(stolenRoutes(robbed, 'directory', ['/trending'])).toEqual([]);
});
