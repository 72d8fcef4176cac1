import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { CACHE_KINDS, cacheName } from '../api-cache/cache-config.ts';
import { scope } from '../scope.ts';
import { bytesThisMonth } from './downloaded-bytes.ts';

const names = CACHE_KINDS.map(cacheName);

export async function readUsage(): Promise<Usage> {
  const [downloadedThisMonth, { usage = 0 }, ...sizes] = await Promise.all([
    bytesThisMonth(),
    scope.navigator.storage.estimate(),
    ...names.map(sizeOf),
  ]);
  const saved = sizes.reduce((sum, size) => sum + size, 0);
  // Some browsers estimate late or not at all.
  return { downloadedThisMonth, held: Math.max(usage, saved), saved };
}

export async function emptyApiCaches(): Promise<Usage> {
  await Promise.all(names.map((name) => caches.delete(name)));
  return readUsage();
}

async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  // One may have been evicted in the meantime.
  const present = responses.filter((response) => response !== undefined);
  const bodies = await Promise.all(present.map((response) => response.blob()));
  return bodies.reduce((sum, { size }) => sum + size, 0);
}
