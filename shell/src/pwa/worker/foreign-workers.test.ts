import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForeignWorker, removeForeignWorkers } from './foreign-workers.ts';

const SITE = 'https://naija.test';
const reload = vi.fn();
let removed: string[];
let registrations: object[];

beforeEach(() => {
  removed = [];
  registrations = [];
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { origin: SITE, reload });
  const getRegistrations = () => Promise.resolve(registrations);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function registered(scope: string, script: string): void {
  registrations.push({
    scope: SITE + scope,
    active: { scriptURL: SITE + script },
    waiting: null,
    installing: null,
    unregister: () => removed.push(`${scope} ${script}`),
  });
}

test('unregisters workers that are not the shell’s, whatever their scope or script', async () => {
  registered('/', '/sw.js');
  registered('/agent/', '/sw.js');
  registered('/login', '/sw.js?old');
  registered('/remotes/directory/1.0.0/', '/remotes/directory/1.0.0/worker.js');
  expect(await removeForeignWorkers()).toBe(true);
  expect(removed).toHaveLength(3);
  expect(removed).not.toContain('/ /sw.js');
});

test('keeps the shell’s own worker', async () => {
  registered('/', '/sw.js');
  await leaveForeignWorker();
  expect([removed, reload.mock.calls]).toEqual([[], []]);
});

test('reloads a page that a foreign worker controls once', async () => {
  registered('/', '/sw.js?old');
  await leaveForeignWorker();
  await leaveForeignWorker();
  expect(reload).toHaveBeenCalledOnce();
});
