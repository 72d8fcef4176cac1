import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { readRelease } from '@naija/contracts/remote/release';
import { forEachConcurrent } from '../../for-each-concurrent.ts';
import { putWithEviction } from '../api-cache/put-with-eviction.ts';
import { fetchVerified } from './fetch-verified.ts';
import { isComplete, manifestUrl, releaseCacheName } from './release-cache.ts';

/** Leaves bandwidth for what the visitor does next. */
const MAX_CONCURRENT_FETCHES = 3;

/** Resumes an earlier attempt. @throws Error when a file is unavailable, or there is no room for it */
export async function downloadRelease(remote: string, release: RegistryEntry): Promise<void> {
  if (await isComplete(remote, release)) return;
  const cache = await caches.open(releaseCacheName(remote, release));
  const address = manifestUrl(release);
  const manifest = await fetchVerified(address, release.metadata.integrity);
  const { assets } = readRelease(await manifest.clone().json());
  await forEachConcurrent(assets, MAX_CONCURRENT_FETCHES, async ({ url, integrity }) => {
    const { href } = new URL(url, address);
    if (!(await cache.match(href))) await putWithEviction(cache, href, await fetchVerified(href, integrity));
  });
  // Last, because it marks the release as complete.
  await putWithEviction(cache, address, manifest);
}
