import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

const good = {
  name: 'directory',
  version: '1.2.0',
  contract: 1,
  entry: 'remoteEntry.js',
  assets: [{ url: 'remoteEntry.js', size: 120, integrity: 'sha384-abc' }],
  routes: [{ path: '/', js: ['home.js'], css: [] }],
  requires: { react: '^19.0.0' },
  uses: { react: ['useState'] },
};

test('a sound release is read unchanged', () => {
  expect(readRelease(good)).toEqual(good);
});

test('title and data of a page are read as well', () => {
  const release = { ...good, routes: [{ ...good.routes[0], title: 'Home', data: ['/api/v1/agents'] }] };
  expect(readRelease(release)).toEqual(release);
});

test('the server entry is read, and which page is not rendered', () => {
  const server = { url: 'server.js', size: 9, integrity: 'sha384-def' };
  const release = { ...good, server, routes: [{ ...good.routes[0], clientOnly: true }] };
  expect(readRelease(release)).toEqual(release);
});

test.each([
  [null, 'release is not an object'],
  [[good], 'release is not an object'],
  [{ ...good, name: '' }, 'release.name is not a text'],
  [{ ...good, version: 1 }, 'release.version is not a text'],
  [{ ...good, contract: '1' }, 'release.contract is not a whole number'],
  [{ ...good, contract: 1.5 }, 'release.contract is not a whole number'],
  [{ ...good, entry: undefined }, 'release.entry is not a text'],
  [{ ...good, assets: {} }, 'release.assets is not a list'],
  [{ ...good, assets: ['a.js'] }, 'release.assets[0] is not an object'],
  [{ ...good, assets: [{ ...good.assets[0], url: 1 }] }, 'release.assets[0].url is not a text'],
  [{ ...good, assets: [{ ...good.assets[0], size: -1 }] }, 'release.assets[0].size is not a whole number'],
  [{ ...good, assets: [{ ...good.assets[0], integrity: '' }] }, 'release.assets[0].integrity is not a text'],
  [{ ...good, routes: undefined }, 'release.routes is not a list'],
  [{ ...good, routes: [null] }, 'release.routes[0] is not an object'],
  [{ ...good, routes: [{ path: '/', js: 'home.js', css: [] }] }, 'release.routes[0].js is not a list'],
  [{ ...good, routes: [{ path: '/', js: [1], css: [] }] }, 'release.routes[0].js[0] is not a text'],
  [{ ...good, routes: [{ path: '/', js: [] }] }, 'release.routes[0].css is not a list'],
  [{ ...good, routes: [{ js: [], css: [] }] }, 'release.routes[0].path is not a text'],
  [{ ...good, routes: [{ ...good.routes[0], title: 1 }] }, 'release.routes[0].title is not a text'],
  [{ ...good, routes: [{ ...good.routes[0], data: '/api' }] }, 'release.routes[0].data is not a list'],
  [{ ...good, server: 'server.js' }, 'release.server is not an object'],
  [
    { ...good, routes: [{ ...good.routes[0], clientOnly: 1 }] },
    'release.routes[0].clientOnly is neither true nor false',
  ],
  [{ ...good, requires: { react: 19 } }, 'release.requires.react is not a text'],
  [{ ...good, requires: [] }, 'release.requires is not an object'],
  [{ ...good, uses: { react: 'useState' } }, 'release.uses.react is not a list'],
  [{ ...good, uses: { react: [1] } }, 'release.uses.react[0] is not a text'],
  [{ ...good, uses: undefined }, 'release.uses is not an object'],
])('invalid release %# is rejected with the field', (value, message) => {
  expect(() => readRelease(value)).toThrow(new Error(message));
});
