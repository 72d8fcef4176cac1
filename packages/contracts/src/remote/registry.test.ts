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

test('what a registry may say is read as well', () => {
  const [route] = extras.routes;
  const whole = {
    ...sound,
    fallbackUrl: '/remotes/directory/1.1.0/remoteEntry.js',
    extras: {
      ...extras,
      routes: [{ ...route, title: 'Home', data: ['/api/v1/agents'] }],
      since: '2026-05-01T10:00:00.000Z',
      seal: { serial: 7, signature: 'abc' },
    },
  };
  const registry = { schema: 'x', microFrontends: { '@naija/directory': [whole] } };
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
  [{ ...sound, fallbackUrl: 1 }, `${AT}.fallbackUrl is not a text`],
  [{ ...sound, extras: { ...extras, since: 1 } }, `${AT}.extras.since is not a text`],
  [{ ...sound, extras: { ...extras, seal: 'abc' } }, `${AT}.extras.seal is not an object`],
  [{ ...sound, extras: { ...extras, seal: {} } }, `${AT}.extras.seal.serial is not a whole number`],
  [
    { ...sound, extras: { ...extras, seal: { serial: 1, signature: '' } } },
    `${AT}.extras.seal.signature is not a text`,
  ],
  [
    { ...sound, extras: { ...extras, routes: [{ path: '/', js: [], css: [], title: '' }] } },
    `${AT}.extras.routes[0].title is not a text`,
  ],
  [
    { ...sound, extras: { ...extras, routes: [{ path: '/', js: [], css: [], data: [1] }] } },
    `${AT}.extras.routes[0].data[0] is not a text`,
  ],
  [{ ...sound, extras: { ...extras, requires: { react: 1 } } }, `${AT}.extras.requires.react is not a text`],
  [{ ...sound, extras: { ...extras, uses: { react: '*' } } }, `${AT}.extras.uses.react is not a list`],
])('damage %# of an entry is named', (entry, message) => {
  const value = { schema: 'x', microFrontends: { '@naija/directory': [entry] } };
  expect(() => readRegistry(value)).toThrow(new Error(message));
});
