import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  readRegistry,
  registryName,
  REGISTRY_SCHEMA,
  releasesOf,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { devRegistry } from './dev-remotes.ts';
import type { SourceRemote } from './dev-sources.ts';

let dir: string;
let published: string;
let shop: SourceRemote;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'naija-dev-'));
  published = path.join(dir, 'remotes');
  shop = { name: 'shop', dir: path.join(dir, 'shop-mfe') };
  await mkdir(path.join(shop.dir, 'src'), { recursive: true });
  await writePages(`{ path: '/shop', page: () => import('./Shop.tsx'), title: 'Shop' }`);
});
afterEach(() => rm(dir, { recursive: true }));

async function writePages(pages: string): Promise<void> {
  const code = `import type { RemotePage } from '@naija/runtime';
export const pages: readonly RemotePage[] = [${pages}];`;
  await writeFile(path.join(shop.dir, 'src/pages.ts'), code);
}

async function publish(...remotes: string[]): Promise<void> {
  const entry = (remote: string): RegistryEntry => ({
    url: `/remotes/${remote}/1.0.0/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: `/remotes/${remote}/1.0.0/release.json`,
      contract: 1,
      routes: [{ path: `/${remote}`, js: [], css: [] }],
      requires: {},
      uses: {},
    },
  });
  const microFrontends = Object.fromEntries(remotes.map((name) => [registryName(name), [entry(name)]]));
  await mkdir(published);
  await writeFile(
    path.join(published, 'remotes.json'),
    JSON.stringify({ schema: REGISTRY_SCHEMA, microFrontends }),
  );
}

test('a remote served from its sources replaces its releases, and the others stay as published', async () => {
  await publish('shop', 'bank');
  const registry = readRegistry(await devRegistry([shop], published));
  const versions = ['shop', 'bank'].map((name) => releasesOf(registry, name)[0]?.metadata.version);
  expect(versions).toEqual(['sources', '1.0.0']);
});

test('the pages and titles of a remote from its sources are those that its sources declare now', async () => {
  await devRegistry([shop], undefined);
  await writePages(`{ path: '/till/:id', page: () => import('./Till.tsx'), title: 'Till' }`);
  const registry = readRegistry(await devRegistry([shop], undefined));
  expect(findRoute(registry, '/till/3')).toEqual({ remote: 'shop', path: '/till/:id', title: 'Till' });
  expect(findRoute(registry, '/shop')).toBeUndefined();
});

test('before the first publishing, the remotes served from their sources are listed', async () => {
  const registry = readRegistry(await devRegistry([shop], published));
  expect(Object.keys(registry.microFrontends)).toEqual([registryName('shop')]);
});
