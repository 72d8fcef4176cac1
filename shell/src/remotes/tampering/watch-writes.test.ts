import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { registerRunning } from '../failures/running-releases.ts';
import { sendReport, wasSent } from '../failures/send-report.ts';
import { watchWrites } from './watch-writes.ts';

vi.mock('../failures/send-report.ts');

let caller: string;

class CacheStorage {
  delete(name: string): Promise<boolean> {
    return Promise.resolve(name !== '');
  }
}

/** Names the caller in the second line with an address. */
class ErrorOfCaller extends Error {
  override stack = `Error\n at set (http://localhost/assets/main.js:1:1)\n at Array.forEach (<anonymous>)\n at ${caller}`;
}

const sent = () => vi.mocked(sendReport).mock.calls.map(([{ kind, message }]) => `${kind}: ${message}`);

let remote = 0;

beforeAll(() => {
  vi.stubGlobal('CacheStorage', CacheStorage);
  watchWrites();
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Error', ErrorOfCaller);
  vi.mocked(wasSent).mockReturnValue(false);
  remote += 1; // Removed entries count for each remote.
  const name = `sample${String(remote)}`;
  const release = entry('1.0.0', {}, name);
  registerRunning(name, release);
  caller = new URL('Page.js', new URL(release.url, document.baseURI)).href;
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['token', 'mine']) document.cookie = `${name}=; max-age=0`;
  takeConsoleErrors();
});

const remove = (...keys: string[]) => {
  for (const key of keys) localStorage.removeItem(key);
};

test.each<[string, () => unknown]>([
  ['changed the cookie token', () => (document.cookie = 'token=stolen; path=/')],
  ['changed the cookie naija_language', () => (document.cookie = ' naija_language=; max-age=0')],
  [
    'emptied the storage of the site',
    () => {
      localStorage.clear();
    },
  ],
  [
    'removed naija:saved, naija:private:x, naija:lite',
    () => {
      remove('naija:saved', 'naija:private:x', 'naija:lite');
    },
  ],
  [
    'removed naija-state, naija-data-photos, naija-freezes',
    async () => {
      for (const name of ['naija-state', 'naija-data-photos', 'naija-freezes'])
        await new CacheStorage().delete(name);
    },
  ],
])('a release that %s is reported', async (what, write) => {
  await write();
  await expect.poll(sent).toContain(`tampering: ${what}`);
});

test('a write of a release has its effect', async () => {
  localStorage.setItem('naija:saved', '[]');
  remove('naija:saved');
  document.cookie = 'token=new';
  expect(localStorage.getItem('naija:saved')).toBeNull();
  expect(document.cookie.split('; ')).toContain('token=new');
  expect(await new CacheStorage().delete('x')).toBe(true);
  await vi.dynamicImportSettled();
});

test('the shell, and a release that changes what is its own, are not reported', async () => {
  remove('mine', 'naija:verified-link');
  document.cookie = 'mine=1';
  caller = 'http://localhost/assets/runtime.js:1:1';
  document.cookie = 'token=1';
  localStorage.clear();
  await vi.dynamicImportSettled();
  expect(sent()).toEqual([]);
});
