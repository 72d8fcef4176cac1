import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { CACHE_KINDS, cacheName } from '../api-cache/cache-config.ts';
import { withTimeout } from '../../with-timeout.ts';
import { scope } from '../scope.ts';
import { bytesThisMonth } from './downloaded-bytes.ts';

const ESTIMATE_TIMEOUT_MS = 2_000;

const names = CACHE_KINDS.map(cacheName);

export async function readUsage(): Promise<Usage> {
  const [downloadedThisMonth, usage, ...sizes] = await Promise.all([
    bytesThisMonth(),
    estimatedUsage(),
    ...names.map(sizeOf),
  ]);
  const saved = sizes.reduce((sum, size) => sum + size, 0);
  return { downloadedThisMonth, held: Math.max(usage, saved), saved };
}

export async function emptyApiCaches(): Promise<Usage> {
  await Promise.all(names.map((name) => caches.delete(name)));
  return readUsage();
}

/** Some browsers estimate late or not at all, in workers above all. */
async function estimatedUsage(): Promise<number> {
  try {
    const { usage = 0 } = await withTimeout(ESTIMATE_TIMEOUT_MS, scope.navigator.storage.estimate());
    return usage;
  } catch {
    return 0;
  }
}

async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  // One may have been evicted in the meantime.
  const present = responses.filter((response) => response !== undefined);
  const bodies = await Promise.all(present.map((response) => response.blob()));
  return bodies.reduce((sum, { size }) => sum + size, 0);
}
