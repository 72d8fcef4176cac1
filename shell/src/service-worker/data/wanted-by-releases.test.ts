// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, registryWith } from '../../testing/registry.ts';
import { writeState } from '../write-state.ts';
import { inWorker } from '../testing/worker-scope.ts';

vi.mock('../app/precache.ts', () => ({ BUILD: 'build' }));
const { placeByReleases } = await import('./wanted-by-releases.ts');

const at = (path: string) => placeByReleases(new URL(path, 'https://naija.test'));

beforeEach(inWorker);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what a page of a release wants kept is kept, without a new shell, and nothing else', async () => {
  const routes = [{ path: '/prices', js: [], css: [], data: ['/api/v1/price/:state'] }];
  await writeState('active/build', registryWith({ prices: [entry('1.0.0', { routes })] }));
  expect(await at('/api/v1/price/lagos?year=2026')).toMatchObject({ key: '/api/v1/price/lagos?year=2026' });
  expect(await at('/api/v1/price')).toBeUndefined();
  expect(await at('/api/v1/sessions')).toBeUndefined();
});

test('before there is a release, nothing is wanted', async () => {
  expect(await at('/api/v1/price/lagos')).toBeUndefined();
});
