import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { CACHE_KINDS, cacheName } from './api-cache/cache-config.ts';
import { withTimeout } from '../browser/with-timeout.ts';
import { scope } from './scope.ts';
import { addReceived, observeReceived, receivedThisMonth } from '../browser/received-bytes.ts';
import { putState, readState } from './state.ts';

const KEY = 'received';

export function countDownloads(): void {
  observeReceived(['resource'], (bytes) => {
    performance.clearResourceTimings();
    void addDownloaded(bytes);
  });
}

/** Counts this worker's own script, which browsers do not measure, using the response in the HTTP cache. */
export async function countOwnScript(): Promise<void> {
  const { headers } = await fetch(scope.location.href, { cache: 'only-if-cached', mode: 'same-origin' });
  await addDownloaded(Number(headers.get('content-length')));
}

export async function bytesThisMonth(): Promise<number> {
  return receivedThisMonth(await readState(KEY));
}

/** Adds to the bytes downloaded this month. Takes a lock, because a newer worker may be installing at the same time. */
export async function addDownloaded(bytes: number): Promise<void> {
  await scope.navigator.locks.request(KEY, async () => {
    await putState(KEY, addReceived(await readState(KEY), bytes)).catch(() => undefined); // On a full device, nothing more is counted.
  });
}

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

/** Some browsers estimate late or not at all, especially in workers. */
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
  const present = responses.filter((response) => response !== undefined);
  const bodies = await Promise.all(present.map((response) => response.blob()));
  return bodies.reduce((sum, { size }) => sum + size, 0);
}
