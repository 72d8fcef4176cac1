// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReleaseRequirements } from '@naija/contracts/remote/compatibility';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { retainReleases, referencedCaches } from './retained-releases.ts';
import { isComplete } from './release-cache.ts';

const build = vi.hoisted(() => ({ name: '' }));
vi.mock('./precache.ts', () => ({
  get BUILD() {
    return build.name;
  },
  registryKeys: () => Promise.resolve([]),
}));

// Only the next shell meets the requirements of some releases.
vi.mock('../../remotes/selection/compatibility.ts', () => ({
  unmetByShell: ({ requires }: ReleaseRequirements) =>
    build.name !== 'next' && 'react' in requires ? ['react'] : [],
  providesMore: () => true,
}));

let site: ReleaseServer;
let scope: TestScope;
let releases: RegistryEntry[];

beforeEach(async () => {
  scope = stubWorkerScope();
  site = new ReleaseServer();
  releases = await Promise.all(['1.0.0', '2.0.0', '3.0.0'].map((version) => site.publish('sample', version)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Worker = Awaited<ReturnType<typeof worker>>;

/** Starts the worker of a build of the shell. */
async function worker(name: string) {
  const run = <T>(work: () => T) => {
    build.name = name;
    return work();
  };
  vi.resetModules();
  const [{ syncReleases }, { receivedActiveRegistry, inheritRegistry }] = await run(() =>
    Promise.all([import('./sync.ts'), import('./active-registry.ts')]),
  );
  return {
    sync: () => run(syncReleases),
    takeOver: () => run(inheritRegistry),
    named: async () => referencedCaches(await receivedActiveRegistry()),
  };
}

/** Lets the registry list a release and those before it. */
function list(newest: number): void {
  const [now, ...before] = releases.slice(0, newest).reverse();
  if (now) site.list('sample', now, ...before);
}

/** Versions that are cached. */
async function kept(): Promise<string[]> {
  const here = await Promise.all(
    releases.map(async (release) =>
      (await isComplete('sample', release)) ? [release.metadata.version] : [],
    ),
  );
  return here.flat();
}

async function followTo(newest: number, { sync }: Worker): Promise<void> {
  list(newest);
  await sync();
}

test('deletes a release that is neither the default nor the fallback', async () => {
  const own = await worker('own');
  for (const newest of [1, 2, 3]) await followTo(newest, own);
  expect(await kept()).toEqual(['2.0.0', '3.0.0']);
});

test('keeps a release while a page that got it in its registry is open', async () => {
  const own = await worker('own');
  await followTo(1, own);
  scope.pages = ['tab'];
  await retainReleases('tab', await own.named());
  await followTo(2, own);
  await followTo(3, own);
  expect(await kept()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  scope.pages = [];
  await own.sync();
  expect(await kept()).toEqual(['2.0.0', '3.0.0']);
});

test('a page that gets a newer registry can still load files of the older releases', async () => {
  scope.pages = ['tab'];
  const own = await worker('own');
  for (const newest of [1, 2, 3]) {
    await followTo(newest, own);
    await retainReleases('tab', await own.named());
  }
  expect(await kept()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('the releases of a waiting worker and of the active one are both kept', async () => {
  const old = await worker('old');
  const next = await worker('next');
  await followTo(2, old);
  releases.push(await site.publish('sample', '4.0.0', { requires: { react: '^99.0.0' } }));
  await followTo(4, next);
  await old.sync();
  expect(await kept()).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
  scope.pages = [];
  await next.takeOver();
  await next.sync();
  expect(await kept()).toEqual(['3.0.0', '4.0.0']);
});

test('a new worker inherits the registry of the one before until it has synced', async () => {
  await followTo(2, await worker('old'));
  const next = await worker('next');
  await next.takeOver();
  expect(await next.named()).toHaveLength(2);
});
