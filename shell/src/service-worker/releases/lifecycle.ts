import { deleteAllPages } from '../served-pages.ts';
import { setEarlierPages } from '../api-cache/revalidate.ts';
import { countOwnScript } from '../data-usage.ts';
import { openPages, scope } from '../scope.ts';
import { inheritRegistry, isOfflineReady, receivedActiveRegistry } from './active-registry.ts';
import { retainForOpenPages, referencedCaches } from './retained-releases.ts';
import { setEverythingKept, want } from './download-plan.ts';
import { cacheOptionalFiles, deleteOldShell, installShell } from './precache.ts';
import { syncReleases } from './sync.ts';

export function handleLifecycle(): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver(event));
  });
}

export async function checkReleases(): Promise<void> {
  await syncReleases().catch(() => undefined); // The active registry stays, and the next page requests it again.
}

/**
 * Downloads all pages. @param once whether later releases of pages that were never opened are not downloaded
 * @throws DOMException on a full device
 */
export async function keepEverything(once = false): Promise<void> {
  if (once) want(true);
  else await setEverythingKept();
  await cacheOptionalFiles().catch(() => undefined); // Without a network, the next message tries again.
  if (!(await isOfflineReady())) await checkReleases();
}

/** Installs shell and releases together. A failed sync does not hold the shell back. */
async function install(event: ExtendableEvent): Promise<void> {
  await installShell(event);
  await syncReleases().catch(() => undefined);
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  await deleteOldShell(event);
  await inheritRegistry();
  await deleteAllPages();
  await enableNavigationPreload().catch(() => undefined); // Navigations are only slower without it.
  setEarlierPages(await openPages());
  await scope.clients.claim();
  await countOwnScript().catch(() => undefined); // Not every HTTP cache has the script.
  const registry = await receivedActiveRegistry();
  // Fails on a full device.
  if (registry !== undefined) await retainForOpenPages(referencedCaches(registry)).catch(() => undefined);
}

/** Lets the browser send the request of a navigation while the worker starts. */
async function enableNavigationPreload(): Promise<void> {
  // Not all browsers have it, contrary to the types.
  const { navigationPreload } = scope.registration as { navigationPreload?: NavigationPreloadManager };
  await navigationPreload?.enable();
}
