// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evictOldest } from '../api-cache/evict.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { LANGUAGE_KEY } from '../served-pages.ts';
import { putState } from '../state.ts';
import { downloadRelease } from './download-release.ts';
import { isComplete } from './release-cache.ts';

vi.mock('../api-cache/evict.ts');

let site: ReleaseServer;
let scope: TestScope;

beforeEach(() => {
  scope = stubWorkerScope();
  site = new ReleaseServer();
  vi.mocked(evictOldest).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets the next writes fail, as on a full device. */
function fullFor(files: number): void {
  let refusals = files;
  scope.caches.beforePut = () => {
    refusals -= 1;
    if (refusals >= 0) throw new DOMException('full', 'QuotaExceededError');
  };
}

test('on a full device cached data is evicted for a release', async () => {
  const release = await site.publish('sample', '1.0.0');
  fullFor(1);
  vi.mocked(evictOldest).mockResolvedValue(true);
  await downloadRelease('sample', release);
  expect(await isComplete('sample', release)).toBe(true);
});

test('a file keeps the policy under which it was sent, because it may be started as a worker', async () => {
  const release = await site.publish('sample', '1.0.0');
  const answer = fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { body } = await answer(address, init);
    const headers = { 'content-security-policy': "default-src 'self'", etag: '"one"' };
    return new Response(body, { headers });
  });
  await downloadRelease('sample', release);
  const file = await caches.match('https://naija.test/remotes/sample/1.0.0/page.js');
  expect(Object.fromEntries(file?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
  });
});

test('licence texts, which no page needs, are not downloaded', async () => {
  const release = await site.publish('sample', '1.0.0', {}, ['licences.txt', 'licences-server.txt']);
  await downloadRelease('sample', release);
  expect(await isComplete('sample', release)).toBe(true);
  expect(site.requested.filter((path) => path.includes('licences'))).toEqual([]);
});

test('a release that still does not fit is not complete', async () => {
  const release = await site.publish('sample', '1.0.0');
  fullFor(Infinity);
  await expect(downloadRelease('sample', release)).rejects.toThrow('full');
  expect(await isComplete('sample', release)).toBe(false);
});

test('a file that is corrupt in the HTTP cache is fetched again from the server', async () => {
  const release = await site.publish('sample', '1.0.0');
  const asked: (RequestCache | undefined)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.endsWith('page.js')) return answer(address, init);
    asked.push(init.cache);
    return init.cache === 'reload' ? answer(address, init) : Promise.reject(new TypeError('Failed to fetch'));
  });
  await downloadRelease('sample', release);
  expect(asked).toEqual(['default', 'reload']);
});

test('an error response is never cached as a file', async () => {
  const release = await site.publish('sample', '1.0.0');
  site.files.delete('/remotes/sample/1.0.0/page.css');
  await expect(downloadRelease('sample', release)).rejects.toThrow('answered 404');
});

test('files that only the server runs are not downloaded', async () => {
  const release = await site.publish('sample', '1.0.0');
  await downloadRelease('sample', release);
  expect(site.requested).not.toContain('/remotes/sample/1.0.0/server.js');
  expect(await isComplete('sample', release)).toBe(true);
});

const CATALOGUES = ['assets/pcm.po-a1.js', 'assets/yo.po-b2.js'];
const catalogues = () => site.requested.filter((path) => path.includes('.po-'));

test('translations are not downloaded for pages in English', async () => {
  const release = await site.publish('sample', '1.0.0', {}, CATALOGUES);
  await downloadRelease('sample', release);
  expect([catalogues(), await isComplete('sample', release)]).toEqual([[], true]);
});

test('translations into the language of the pages are downloaded with a release, once', async () => {
  await putState(LANGUAGE_KEY, 'pcm');
  const release = await site.publish('sample', '1.0.0', {}, CATALOGUES);
  await downloadRelease('sample', release);
  await downloadRelease('sample', release);
  expect(catalogues()).toEqual(['/remotes/sample/1.0.0/assets/pcm.po-a1.js']);
});

test('another language adds only its translations to a cached release', async () => {
  const release = await site.publish('sample', '1.0.0', {}, CATALOGUES);
  await downloadRelease('sample', release);
  const before = site.requested.length;
  await putState(LANGUAGE_KEY, 'yo');
  await downloadRelease('sample', release);
  expect(site.requested.slice(before)).toEqual(['/remotes/sample/1.0.0/assets/yo.po-b2.js']);
});
