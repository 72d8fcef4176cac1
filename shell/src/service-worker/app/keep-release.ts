import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { readRelease } from '@naija/contracts/remote/release';
import { fetchChecked } from './fetch-checked.ts';
import { put } from '../put.ts';
import { descriptionOf, isComplete, releaseCache } from './release-cache.ts';

/** Files at a time: what the visitor does next must not wait behind them. */
const AT_ONCE = 3;

/**
 * Fetches every file of a release that is not here yet; what an earlier attempt brought is not fetched again.
 * @throws Error when one of them is not to be had, or there is no room for it
 */
export async function keepRelease(remote: string, release: RegistryEntry): Promise<void> {
  if (await isComplete(remote, release)) return;
  const cache = await caches.open(releaseCache(remote, release));
  const address = descriptionOf(release);
  const description = await fetchChecked(address, release.metadata.integrity);
  const { assets } = readRelease(await description.clone().json());
  const waiting = assets.map(({ url, integrity }) => ({ url: new URL(url, address).href, integrity }));
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      if (!(await cache.match(file.url)))
        await put(cache, file.url, await fetchChecked(file.url, file.integrity));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Last: it says that all the others are here.
  await put(cache, address, description);
}
