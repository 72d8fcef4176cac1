import { afterEach, expect, test, vi } from 'vitest';
import { releasesOf } from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { entry, registryWith } from '../../testing/registry.ts';
import { overrideRegistry } from './override-registry.ts';

const ADDRESS = 'http://localhost:4174';
const release: Release = {
  name: 'sample',
  version: '2.0.0-abc',
  contract: 1,
  entry: 'remoteEntry.js',
  assets: [],
  routes: [{ path: '/sample/new', js: ['a.js'], css: ['b.css'] }],
  requires: { react: '^19.0.0' },
  uses: {},
};
const site = registryWith({ sample: [entry('1.0.0')], other: [entry('1.0.0', {}, 'other')] });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the release at the address replaces all published ones, and other remotes stay', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json(release)));
  const registry = await overrideRegistry(site, new Map([['sample', ADDRESS]]));
  expect(releasesOf(registry, 'sample')).toMatchObject([
    {
      url: `${ADDRESS}/remoteEntry.js`,
      metadata: { version: '2.0.0-abc' },
      extras: {
        requires: { react: '^19.0.0' },
        routes: [
          {
            path: '/sample/new',
            js: [{ url: `${ADDRESS}/a.js`, integrity: '' }],
            css: [{ url: `${ADDRESS}/b.css`, integrity: '' }],
          },
        ],
      },
    },
  ]);
  expect(releasesOf(registry, 'other')).toEqual(releasesOf(site, 'other'));
});

test('a remote that is not in the registry gets its routes', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json(release)));
  const registry = await overrideRegistry(site, new Map([['fresh', ADDRESS]]));
  expect(releasesOf(registry, 'fresh')).toHaveLength(1);
});

test('an unreachable override does not fall back to the published release', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const registry = await overrideRegistry(site, new Map([['sample', ADDRESS]]));
  expect(releasesOf(registry, 'sample')).toMatchObject([
    { url: `${ADDRESS}/remoteEntry.js`, extras: { routes: [{ path: '/sample', js: [], css: [] }] } },
  ]);
});
