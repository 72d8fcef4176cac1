import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import type { RegistryEntry } from './registry.ts';
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

function release(traffic: number, isDefault: boolean, ...paths: string[]): RegistryEntry {
  return { ...entryWith(...paths), deployment: { traffic, default: isDefault } };
}

const registry = registryOf({
  '@naija/directory': [release(100, true, '/', '/agent/:id'), release(0, false, '/old')],
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

test.each([
  ['/location/lagos', 'directory', '/location/:city'],
  ['/Location/LAGOS/', 'directory', '/location/:city'],
  ['/location/kano', 'directory', '/location/:city'],
  ['/rogue', 'rogue', '/rogue'],
])('%s belongs to the remote that has it in most of its releases', (pathname, remote, path) => {
  const taken = registryOf({
    '@naija/directory': [entryWith('/location/:city'), entryWith('/location/:city')],
    '@naija/rogue': [entryWith('/rogue', '/location/lagos'), entryWith('/rogue')],
  });
  expect(findRoute(taken, pathname)).toEqual({ remote, path });
});

test.each(['/shell.json', '/api/v1/user', '/assets/index.js', '/sw.js', '/x'])(
  '%s is not a page, whatever pattern a release has',
  (pathname) => {
    const greedy = entryWith('*', '/*', '/:x', '/:x/:y', '/:x/:y/:z', '/shell.json', '/api/v1/:x');
    expect(findRoute(registryOf({ '@naija/rogue': [greedy] }), pathname)).toBeUndefined();
  },
);

test('of overlapping pages of one remote the one with fewer parameters is shown', () => {
  const own = registryOf({ '@naija/directory': [entryWith('/location/:city', '/location/lagos')] });
  expect(findRoute(own, '/location/lagos')?.path).toBe('/location/lagos');
});

test('a page of a canary is owned, and has the title of the current release where both have it', () => {
  const [current, canary] = [release(90, true, '/'), release(10, false, '/', '/new')];
  for (const [entry, title] of [
    [current, 'Home'],
    [canary, 'Canary'],
  ] as const)
    for (const route of entry.extras.routes) route.title = title;
  expect(
    ownedRoutes(registryOf({ '@naija/directory': [current, release(0, false, '/old'), canary] })),
  ).toEqual([
    { remote: 'directory', path: '/', title: 'Home' },
    { remote: 'directory', path: '/new', title: 'Canary' },
  ]);
});

test('the first release of a list is the current one even with no traffic', () => {
  expect(findRoute(registryOf({ '@naija/directory': [release(0, false, '/')] }), '/')?.remote).toBe(
    'directory',
  );
});
