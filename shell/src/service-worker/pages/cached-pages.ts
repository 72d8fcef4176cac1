import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { readReleaseId } from '../../remotes/release-id.ts';
import { VIEWED_AT_HEADER } from '../api-cache/cache-config.ts';
import type { CacheKey } from '../api-cache/cache-key.ts';
import { deleteCached, matchCached } from '../api-cache/cached-responses.ts';
import { evictSurplus } from '../api-cache/evict.ts';
import { putWithEviction } from '../api-cache/put-with-eviction.ts';
import { chosenRelease, type Choice } from '../releases/choice.ts';
import { isComplete } from '../releases/release-cache.ts';
import { isOfThisShell, renderedBy } from '../served-pages.ts';

/** Characters of HTML. A longer page is not cached. */
const MAX_LENGTH = 256 * 1_024;
/** Headers of the transfer. A cached page is neither compressed nor negotiated. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];
const MARK = `<meta name="${RENDERED_PAGE.releaseMeta}"`;

/** Caches a page. Ignores a page that is too long or incomplete, and a full device. @throws Error if the body ends early */
export async function cachePage(url: URL, response: Response): Promise<void> {
  const html = await response.text();
  if (html.length > MAX_LENGTH || !html.trimEnd().endsWith('</html>') || !html.includes(MARK)) return;
  const savedAt = new Date().toISOString();
  const marked = html.replace(
    MARK,
    () => `<meta name="${RENDERED_PAGE.savedAtMeta}" content="${savedAt}">${MARK}`,
  );
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(CACHED_AT_HEADER, savedAt);
  await write(url, new Response(marked, { headers }));
  await evictSurplus('pages');
}

/** The cached page if this browser can hydrate it without a network. */
export async function cachedPage(url: URL, choice: Choice): Promise<Response | undefined> {
  const cached = await matchCached(keyOf(url));
  if (!cached || !isOfThisShell(cached)) return undefined;
  const id = renderedBy(cached);
  const release = chosenRelease(choice, id);
  return release && (await isComplete(readReleaseId(id).remote, release)) ? cached : undefined;
}

export async function isPageCached(url: URL): Promise<boolean> {
  return (await matchCached(keyOf(url))) !== undefined;
}

export async function touchPage(url: URL, cached: Response): Promise<void> {
  await write(url, cached);
}

export async function deletePage(url: URL): Promise<void> {
  await deleteCached(keyOf(url));
}

function keyOf({ pathname, search }: URL): CacheKey {
  const path = pathname + search;
  return { kind: 'pages', entry: path, path };
}

async function write(url: URL, page: Response): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(VIEWED_AT_HEADER, String(Date.now()));
  const cache = await caches.open(PAGES_CACHE);
  await putWithEviction(cache, keyOf(url).path, new Response(page.body, { headers })).catch(() => undefined);
}
