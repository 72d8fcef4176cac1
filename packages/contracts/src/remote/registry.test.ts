import { expect, test } from 'vitest';
import { entryWith, registryOf } from './registry.fixture.ts';
import { readRegistry, readRegistryParts, releasesOf, remoteNames } from './registry.ts';
import { serialOf } from './signature.ts';

const AT = '@naija/directory[0]';
const sound = entryWith('/');
const { extras } = sound;

test('a sound registry is read unchanged', () => {
  const registry = registryOf({ '@naija/directory': [sound, entryWith()], '@naija/auth': [] });
  expect(readRegistry(registry)).toEqual(registry);
});

test('optional fields of a registry are read as well', () => {
  const [route] = extras.routes;
  const whole = {
    ...sound,
    fallbackUrl: '/remotes/directory/1.1.0/remoteEntry.js',
    extras: {
      ...extras,
      routes: [{ ...route, title: 'Home', data: ['/api/v1/agents'], clientOnly: true }],
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
])('invalid registry %# is rejected with the field', (value, message) => {
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
  [{ ...sound, url: 'javascript:alert(1)' }, `${AT}.url is not an address`],
  [{ ...sound, extras: { ...extras, manifest: 'http://' } }, `${AT}.extras.manifest is not an address`],
  [{ ...sound, url: 'x'.repeat(1_001) }, `${AT}.url is longer than 1000 characters`],
  [
    { ...sound, extras: { ...extras, routes: Array(12_000).fill(extras.routes[0]) } },
    `${AT}.extras.routes has more than 100 items`,
  ],
  [
    { ...sound, extras: { ...extras, uses: { ['x'.repeat(101)]: [] } } },
    `${AT}.extras.uses has a name longer than 100 characters`,
  ],
  [
    {
      ...sound,
      extras: {
        ...extras,
        requires: Object.fromEntries(Array.from('x'.repeat(21), (x, n) => [`${x}${String(n)}`, '^1'])),
      },
    },
    `${AT}.extras.requires has more than 20 names`,
  ],
])('invalid release %# is left out with its field, and the others are read', (entry, message) => {
  const microFrontends = { '@naija/directory': [entry, sound], '@naija/auth': [sound] };
  const { registry, faults } = readRegistryParts({ schema: 'x', microFrontends });
  expect(faults).toEqual([message]);
  expect([releasesOf(registry, 'directory'), releasesOf(registry, 'auth')]).toMatchObject([[sound], [sound]]);
});

test.each([
  ['directory', [sound], 'registry: "directory" is not the name of a remote'],
  ['@naija/', [], 'registry: "@naija/" is not the name of a remote'],
  ['@naija/__proto__', [], 'registry: "@naija/__proto__" is not the name of a remote'],
  ['@naija/registry', [], 'registry: "@naija/registry" is not the name of a remote'],
  ['@naija/\u202e', [], 'registry: "@naija/\\u202e" is not the name of a remote'],
  ['@naija/news', {}, '@naija/news is not a list'],
  ['@naija/news', Array(21).fill(sound), '@naija/news has more than 20 items'],
])('an invalid list %s is left out, and the others are read', (name, list, message) => {
  const value = { schema: 'x', microFrontends: { [name]: list, '@naija/auth': [sound] } };
  const { registry, faults } = readRegistryParts(value);
  expect([remoteNames(registry), faults]).toEqual([['auth'], [message]]);
});

test.each(['constructor', 'tostring', 'hasownproperty'])('a remote may be called %s', (name) => {
  const registry = readRegistry(registryOf({ [`@naija/${name}`]: [sound] }));
  expect(releasesOf(registry, name)).toEqual([sound]);
});

test('__proto__ is read as a name like any other', () => {
  const text = JSON.stringify(sound).replace('"react":"^19.0.0"', '"__proto__":"^1.0.0"');
  const value: unknown = JSON.parse(`{"schema":"x","microFrontends":{"@naija/auth":[${text}]}}`);
  const [entry] = releasesOf(readRegistry(value), 'auth');
  expect(Object.entries(entry?.extras.requires ?? {})).toEqual([['__proto__', '^1.0.0']]);
});

test('remotes beyond the limit are left out with a message', () => {
  const names = Array.from({ length: 2_001 }, (_, index) => `@naija/r${String(index)}`);
  const value = registryOf(Object.fromEntries(names.map((name) => [name, [sound]])));
  const { registry, faults } = readRegistryParts(value);
  expect([remoteNames(registry).length, faults]).toEqual([2_000, ['registry: has more than 2000 remotes']]);
});

test.each([
  ['abc', 'is not an object'],
  [{}, '.serial is not a whole number'],
  [{ serial: 1, signature: '' }, '.signature is not a text'],
])('a list with a malformed signature is left out: %o', (seal, message) => {
  const value = {
    schema: 'x',
    microFrontends: { '@naija/auth': [{ ...sound, extras: { ...extras, seal } }] },
  };
  const { registry, faults } = readRegistryParts(value);
  expect([remoteNames(registry), faults[0]]).toEqual([[], expect.stringContaining(message)]);
});

test('the signature of a list is kept when its first release is damaged', () => {
  const damaged = { ...sound, url: 7, extras: { ...extras, seal: { serial: 9, signature: 'abc' } } };
  const registry = readRegistry({ schema: 'x', microFrontends: { '@naija/auth': [damaged, sound] } });
  expect(serialOf(registry, 'auth')).toBe(9);
});
