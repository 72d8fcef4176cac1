import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import { findRoute, matchesRoute, ownedRoutes } from './routes.ts';

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login', '/login/'],
  ['/agent/:id', '/agent/42'],
  ['/location/:city/:page', '/location/cross-river/2'],
])('the page %s is shown at %s', (pattern, pathname) => {
  expect(matchesRoute(pattern, pathname)).toBe(true);
});

test.each([
  ['/', '/login'],
  ['/login', '/'],
  ['/login', '/login/now'],
  ['/agent/:id', '/agent'],
  ['/agent/:id', '/agent/'],
  ['/agent/:id', '/agents/42'],
  ['/agent/:id', '/agent//'],
  ['/:a/:b', '//b'],
])('the page %s is not shown at %s', (pattern, pathname) => {
  expect(matchesRoute(pattern, pathname)).toBe(false);
});

const registry = registryOf({
  '@naija/directory': [entryWith('/', '/agent/:id'), entryWith('/old')],
  '@naija/auth': [entryWith('/login', '/agent/new')],
  '@naija/empty': [],
});

test('the pages of the current releases are owned, those of earlier ones are not', () => {
  expect(ownedRoutes(registry)).toEqual([
    { remote: 'directory', path: '/' },
    { remote: 'directory', path: '/agent/:id' },
    { remote: 'auth', path: '/login' },
    { remote: 'auth', path: '/agent/new' },
  ]);
});

test.each([
  ['/agent/7', 'directory'],
  ['/agent/new', 'auth'],
  ['/login', 'auth'],
  ['/nowhere', undefined],
])('%s is a page of %s', (pathname, remote) => {
  expect(findRoute(registry, pathname)?.remote).toBe(remote);
});
