import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { scope } from '../scope.ts';
import { receivedThisMonth } from './received.ts';
import { cacheOf, SHELVES, type Shelf } from './shelves.ts';

const names = (Object.keys(SHELVES) as Shelf[]).map(cacheOf);

/** What the app has cost and holds. */
export async function readUsage(): Promise<Usage> {
  const [downloadedThisMonth, { usage = 0 }, ...sizes] = await Promise.all([
    receivedThisMonth(),
    scope.navigator.storage.estimate(),
    ...names.map(sizeOf),
  ]);
  const saved = sizes.reduce((sum, size) => sum + size, 0);
  // What a browser does not know, or knows late, is at least what was just measured.
  return { downloadedThisMonth, held: Math.max(usage, saved), saved };
}

/** Drops every saved answer and photo. Whom the visitor saved is still known. */
export async function emptySaved(): Promise<Usage> {
  await Promise.all(names.map((name) => caches.delete(name)));
  return readUsage();
}

/** Bytes of all bodies in a cache. */
async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  // One may have been dropped in the meantime.
  const bodies = await Promise.all(copies.filter((copy) => copy !== undefined).map((copy) => copy.blob()));
  return bodies.reduce((sum, { size }) => sum + size, 0);
}
