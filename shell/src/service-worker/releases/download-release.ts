import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { type RegistryEntry, remoteName } from '@naija/contracts/remote/registry';
import { readRelease } from '@naija/contracts/remote/release';
import { forEachConcurrent } from '../../browser/for-each-concurrent.ts';
import { putWithEviction } from '../api-cache/put-with-eviction.ts';
import { storedPagesLanguage } from '../served-pages.ts';
import { fetchVerified } from './fetch-verified.ts';
import { isComplete, manifestUrl, releaseCacheName, fallbackRelease, isCompatible } from './release-cache.ts';
import { servedReleases, type CheckedList } from '../../remotes/registry/check-lists.ts';
import { neededAssets } from '../../remotes/needed-assets.ts';
import { isPlanned } from './download-plan.ts';
const MAX_CONCURRENT_FETCHES = 3;

/**
 * Downloads a release, and resumes an earlier attempt. Only translations into the language of the pages are included.
 * @throws Error if a file is unavailable or there is no room for it
 */
export async function downloadRelease(remote: string, release: RegistryEntry): Promise<void> {
  const language = await storedPagesLanguage();
  const isCached = await isComplete(remote, release);
  if (isCached && language === undefined) return;
  const cache = await caches.open(releaseCacheName(remote, release));
  const address = manifestUrl(release);
  const cached = isCached ? await cache.match(address) : undefined;
  const manifest = cached ?? (await fetchVerified(address, release.metadata.integrity));
  const { assets } = readRelease(await manifest.clone().json());
  const wanted = neededAssets(assets, language).filter(
    ({ url }) => !cached || catalogueLanguage(url) !== undefined,
  );
  await forEachConcurrent(wanted, MAX_CONCURRENT_FETCHES, async ({ url, integrity }) => {
    const { href } = new URL(url, address);
    if (!(await cache.match(href))) await putWithEviction(cache, href, await fetchVerified(href, integrity));
  });
  // The manifest is written last, because it marks the release as complete.
  if (!cached) await putWithEviction(cache, address, manifest);
}

/**
 * Returns the list to activate once its releases are cached; the previous one while a release cannot be cached. A list whose
 * releases are not planned is activated as it is, so that no page runs an old release because it is cached.
 */
export async function prepareList(list: CheckedList, before: CheckedList | undefined): Promise<CheckedList> {
  const { entries = [] } = list;
  const remote = remoteName(list.name);
  const served = servedReleases(entries);
  if (before && before !== list && !served.every(isCompatible)) return before;
  if (!(await isPlanned(remote, entries))) return list;
  try {
    for (const release of served.filter(isCompatible)) await downloadRelease(remote, release);
  } catch {
    return before ?? list;
  }
  const fallback = fallbackRelease(entries);
  // The fallback is optional: if it fails, the new release is still activated.
  if (fallback) await downloadRelease(remote, fallback).catch(() => undefined);
  return list;
}
