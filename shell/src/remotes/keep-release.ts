import type { RegistryEntry } from '@naija/contracts/remote/registry';
import type { Release, ReleaseAsset } from '@naija/contracts/remote/release';
import { whenQuiet } from '../pwa/start/when-quiet.ts';
import { preloadFile } from './preload.ts';
import { UNCHECKED } from './release-id.ts';

/** Files at a time: what the visitor does next must not wait behind them. */
const AT_ONCE = 2;

/**
 * Fetches the rest of a release when there is time, so that a tab that stays open goes on working after its release
 * is gone from the server. Modules stay with the page, other files in the browser's cache.
 */
export function keepRelease(release: RegistryEntry): void {
  if (release.metadata.integrity === UNCHECKED) return;
  whenQuiet(() => {
    if (isAllowed()) fetchRest(release).catch(() => undefined); // The page works without.
  });
}

/** Not for a visitor who saves data, nor where the service worker keeps everything already. */
function isAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const served = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return connection?.saveData !== true && !served;
}

async function fetchRest({ metadata, extras }: RegistryEntry): Promise<void> {
  const manifest = new URL(extras.manifest, document.baseURI);
  const response = await fetch(manifest, { integrity: metadata.integrity, credentials: 'omit' });
  const { assets } = (await response.json()) as Release; // As the registry's hash says it is.
  const waiting = assets.map((asset) => ({ ...asset, url: new URL(asset.url, manifest).href }));
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await fetchFile(file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fetchFile({ url, integrity }: ReleaseAsset): Promise<void> {
  if (url.endsWith('.js')) return preloadFile({ url, integrity }, 'modulepreload', 'low');
  const response = await fetch(url, { integrity, credentials: 'omit', priority: 'low' });
  await response.arrayBuffer();
}
