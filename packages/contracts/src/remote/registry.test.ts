import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import { readRegistry, releasesOf, remoteNames } from './registry.ts';

const AT = '@naija/directory[0]';
const sound = entryWith('/');
const { extras } = sound;

test('a sound registry is read unchanged', () => {
  const registry = registryOf({ '@naija/directory': [sound, entryWith()], '@naija/auth': [] });
  expect(readRegistry(registry)).toEqual(registry);
});

test('remotes are known by their short names', () => {
  const registry = registryOf({ '@naija/directory': [sound], '@naija/auth': [] });
  expect(remoteNames(registry)).toEqual(['directory', 'auth']);
  expect(releasesOf(registry, 'directory')).toEqual([sound]);
  expect(releasesOf(registry, 'unknown')).toEqual([]);
});

test.each([
  [null, 'registry is not an object'],
  [{ schema: 'x' }, 'registry.microFrontends is not an object'],
  [{ microFrontends: {} }, 'registry.schema is not a text'],
  [{ schema: 'x', microFrontends: { directory: [] } }, 'registry: "directory" is outside @naija/'],
  [{ schema: 'x', microFrontends: { '@naija/': [] } }, 'registry: "@naija/" is outside @naija/'],
  [{ schema: 'x', microFrontends: { '@naija/auth': {} } }, '@naija/auth is not a list'],
])('damage %# of a registry is named', (value, message) => {
  expect(() => readRegistry(value)).toThrow(new Error(message));
});

test.each([
  [null, `${AT} is not an object`],
  [{ ...sound, url: '' }, `${AT}.url is not a text`],
  [{ ...sound, metadata: undefined }, `${AT}.metadata is not an object`],
  [{ ...sound, metadata: { version: '1.0.0' } }, `${AT}.metadata.integrity is not a text`],
  [{ ...sound, metadata: { integrity: 'x', version: 1 } }, `${AT}.metadata.version is not a text`],
  [{ ...sound, deployment: [] }, `${AT}.deployment is not an object`],
  [
    { ...sound, deployment: { traffic: 0.5, default: true } },
    `${AT}.deployment.traffic is not a whole number`,
  ],
  [
    { ...sound, deployment: { traffic: 1, default: 'yes' } },
    `${AT}.deployment.default is neither true nor false`,
  ],
  [{ ...sound, extras: undefined }, `${AT}.extras is not an object`],
  [{ ...sound, extras: { ...extras, manifest: 1 } }, `${AT}.extras.manifest is not a text`],
  [{ ...sound, extras: { ...extras, contract: '1' } }, `${AT}.extras.contract is not a whole number`],
  [{ ...sound, extras: { ...extras, routes: {} } }, `${AT}.extras.routes is not a list`],
  [{ ...sound, extras: { ...extras, routes: [{}] } }, `${AT}.extras.routes[0].path is not a text`],
  [{ ...sound, extras: { ...extras, routes: [{ path: '/' }] } }, `${AT}.extras.routes[0].js is not a list`],
  [
    { ...sound, extras: { ...extras, routes: [{ path: '/', js: [], css: [{ url: 'a.css' }] }] } },
    `${AT}.extras.routes[0].css[0].integrity is not a text`,
  ],
  [{ ...sound, extras: { ...extras, requires: { react: 1 } } }, `${AT}.extras.requires.react is not a text`],
  [{ ...sound, extras: { ...extras, uses: { react: '*' } } }, `${AT}.extras.uses.react is not a list`],
])('damage %# of an entry is named', (entry, message) => {
  const value = { schema: 'x', microFrontends: { '@naija/directory': [entry] } };
  expect(() => readRegistry(value)).toThrow(new Error(message));
});
