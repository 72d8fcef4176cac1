import { expect, test } from 'vitest';
import { stolenRoutes } from './contested.ts';
import { entryWith, registryOf } from './registry.fixture.ts';

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

test('a page inside another one is a page of its own', () => {
  expect(stolenRoutes(registry, 'auth', ['/agent/new', '/agent/:id/photos'])).toEqual([]);
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
