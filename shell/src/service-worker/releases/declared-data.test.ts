// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, registryWith } from '../../testing/registry.ts';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'build' }));
const { isDeclaredData } = await import('./active-registry.ts');

const at = (path: string) => isDeclaredData(new URL(path, 'https://naija.test'));

beforeEach(stubWorkerScope);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('data that a release declares is cached without a new shell, and nothing else', async () => {
  const routes = [{ path: '/prices', js: [], css: [], data: ['/api/v1/price/:state'] }];
  await writeState('active/build', registryWith({ prices: [entry('1.0.0', { routes })] }));
  expect(await at('/api/v1/price/lagos?year=2026')).toBe(true);
  expect(await at('/api/v1/price')).toBe(false);
  expect(await at('/api/v1/sessions')).toBe(false);
});

test('before the first release no data is declared', async () => {
  expect(await at('/api/v1/price/lagos')).toBe(false);
});
