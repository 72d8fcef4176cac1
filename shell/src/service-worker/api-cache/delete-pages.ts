import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { readReleaseId } from '../../remotes/release-id.ts';

export async function deleteAllPages(): Promise<void> {
  await caches.delete(PAGES_CACHE);
}

/** Deletes what releases of these remotes have rendered. */
export async function deletePagesOf(remotes: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if (page && remotes.includes(readReleaseId(renderedBy(page)).remote)) await cache.delete(request);
  }
}

/** Id of the release that has rendered a page; empty where none has. */
export function renderedBy({ headers }: Response): string {
  return headers.get(RENDERED_PAGE.releaseHeader) ?? '';
}
