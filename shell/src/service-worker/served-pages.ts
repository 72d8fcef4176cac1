import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { readState } from './state.ts';
import { readReleaseId } from '../remotes/release-id.ts';

export const LANGUAGE_KEY = 'language';

/** Tag of the language of the pages; undefined for English, which needs no translations. */
export async function storedPagesLanguage(): Promise<string | undefined> {
  const stored = await readState(LANGUAGE_KEY);
  return typeof stored === 'string' ? stored : undefined;
}

/** Version of the shell's page with the settings and policy of the server, which sets it. */
export function pageVersion(): string {
  return (globalThis as { PAGE_VERSION?: string }).PAGE_VERSION ?? '';
}

/** True if a page belongs to the shell that this worker has precached. */
export function isOfThisShell({ headers }: Response): boolean {
  return headers.get(RENDERED_PAGE.pageVersionHeader) === pageVersion();
}

export async function deleteAllPages(): Promise<void> {
  await caches.delete(PAGES_CACHE);
}

/** @param mayStay whether pages that were rendered by the release with this id stay */
export async function deletePagesOf(
  remotes: readonly string[],
  mayStay: (id: string) => boolean,
): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    const id = page && renderedBy(page);
    if (id !== undefined && remotes.includes(readReleaseId(id).remote) && !mayStay(id))
      await cache.delete(request);
  }
}

/** Id of the release that rendered a page; empty if the server did not render it. */
export function renderedBy({ headers }: Response): string {
  return headers.get(RENDERED_PAGE.releaseHeader) ?? '';
}
