// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOldestData } from '../data/drop-oldest.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { inWorker, type TestScope } from '../testing/worker-scope.ts';
import { keepRelease } from './keep-release.ts';
import { isComplete } from './release-cache.ts';

vi.mock('../data/drop-oldest.ts');

let site: ReleaseServer;
let scope: TestScope;

beforeEach(() => {
  scope = inWorker();
  site = new ReleaseServer();
  vi.mocked(dropOldestData).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets the phone be full for so many files. */
function fullFor(files: number): void {
  let refusals = files;
  scope.caches.beforePut = () => {
    refusals -= 1;
    if (refusals >= 0) throw new DOMException('full', 'QuotaExceededError');
  };
}

test('a full phone drops saved data for the code', async () => {
  const release = await site.publish('sample', '1.0.0');
  fullFor(1);
  vi.mocked(dropOldestData).mockResolvedValue(true);
  await keepRelease('sample', release);
  expect(await isComplete('sample', release)).toBe(true);
});

test('a release for which there is no room even so does not count as being here', async () => {
  const release = await site.publish('sample', '1.0.0');
  fullFor(Infinity);
  await expect(keepRelease('sample', release)).rejects.toThrow('full');
  expect(await isComplete('sample', release)).toBe(false);
});

test('where the browser kept a damaged file the server is asked for it', async () => {
  const release = await site.publish('sample', '1.0.0');
  const asked: (RequestCache | undefined)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.endsWith('page.js')) return answer(address, init);
    asked.push(init.cache);
    return init.cache === 'reload' ? answer(address, init) : Promise.reject(new TypeError('Failed to fetch'));
  });
  await keepRelease('sample', release);
  expect(asked).toEqual(['default', 'reload']);
});

test('an answer that is an error is not kept, whatever is in it', async () => {
  const release = await site.publish('sample', '1.0.0');
  site.files.delete('/remotes/sample/1.0.0/page.css');
  await expect(keepRelease('sample', release)).rejects.toThrow('answered 404');
});
