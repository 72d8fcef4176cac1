// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { handleLifecycle } from './lifecycle.ts';
import { isOfflineReady } from './active-registry.ts';
import { installShell } from './precache.ts';
import { isComplete } from './release-cache.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({
  BUILD: 'now',
  registryKeys: () => Promise.resolve([]),
  installShell: vi.fn(),
  deleteOldShell: vi.fn(),
}));

let site: ReleaseServer;
let scope: TestScope;
let handlers: Record<string, (event: unknown) => void>;
let releases: RegistryEntry[];

beforeEach(async () => {
  scope = stubWorkerScope();
  scope.pages = ['first visit'];
  handlers = {};
  vi.stubGlobal('addEventListener', (type: string, handle: (event: unknown) => void) => {
    handlers[type] = handle;
  });
  vi.mocked(installShell).mockReset().mockResolvedValue();
  site = new ReleaseServer();
  releases = await Promise.all(['1.0.0', '2.0.0', '3.0.0'].map((version) => site.publish('sample', version)));
  handleLifecycle();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs a stage of the worker's lifecycle. */
async function pass(stage: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers[stage]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** Lets the registry list a release and those before it. */
function list(newest: number): void {
  const [now, ...before] = releases.slice(0, newest).reverse();
  if (now) site.list('sample', now, ...before);
}

test('installs all remotes with the worker, which can be read offline once it is active', async () => {
  list(1);
  await pass('install');
  await pass('activate');
  expect(await isOfflineReady()).toBe(true);
});

test('installs the shell even if the registry is unavailable', async () => {
  await pass('install');
  await pass('activate');
  expect(await isOfflineReady()).toBe(false);
});

test('does not install a shell of which a file is missing', async () => {
  vi.mocked(installShell).mockRejectedValue(new Error('offline'));
  await expect(pass('install')).rejects.toThrow('offline');
});

test('the page of the first visit can load its releases after two updates', async () => {
  list(1);
  await pass('install');
  await pass('activate');
  for (const newest of [2, 3]) {
    list(newest);
    await syncReleases();
  }
  const kept = releases.map((release) => isComplete('sample', release));
  expect(await Promise.all(kept)).toEqual([true, true, true]);
});
