import { pageLanguage } from '@naija/runtime';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import type { Release, ReleaseAsset } from '@naija/contracts/remote/release';
import { forEachConcurrent } from '../browser/for-each-concurrent.ts';
import { neededAssets } from './needed-assets.ts';
import { preloadFile } from './preload.ts';
import { UNCHECKED } from './release-id.ts';

const MAX_CONCURRENT_FETCHES = 2;

/** Fetches the remaining files, so that an open tab still works after the server has deleted its release. */
export async function prefetchRelease(release: RegistryEntry): Promise<void> {
  if (release.metadata.integrity !== UNCHECKED && isAllowed()) await prefetchAll(release);
}

function isAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return connection?.saveData !== true && !isControlled;
}

async function prefetchAll({ metadata, extras }: RegistryEntry): Promise<void> {
  const manifest = new URL(extras.manifest, document.baseURI);
  const response = await fetch(manifest, { integrity: metadata.integrity, credentials: 'omit' });
  const { assets } = (await response.json()) as Release; // Verified by its integrity.
  const needed = neededAssets(assets, pageLanguage());
  await forEachConcurrent(needed, MAX_CONCURRENT_FETCHES, ({ url, ...asset }) =>
    prefetchFile({ ...asset, url: new URL(url, manifest).href }).catch(() => undefined),
  );
}

async function prefetchFile({ url, integrity }: ReleaseAsset): Promise<void> {
  if (url.endsWith('.js')) return preloadFile({ url, integrity }, 'modulepreload', 'low');
  const response = await fetch(url, { integrity, credentials: 'omit', priority: 'low' });
  await response.arrayBuffer();
}
