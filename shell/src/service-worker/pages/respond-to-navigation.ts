import { releasesOf } from '@naija/contracts/remote/registry';
import { findPattern, findRoute } from '@naija/contracts/remote/routes';
import { withTimeout } from '../../browser/with-timeout.ts';
import { NETWORK_TIMEOUT_MS, patienceMs, recordPace, recordSilence } from '../api-cache/patience.ts';
import { currentChoice, type Choice } from '../releases/choice.ts';
import { cachedPage, touchPage, isPageCached } from './cached-pages.ts';
import { fetchPage } from './fetch-page.ts';
import { isDataSaverOn } from '../data-saver.ts';
import { isOfThisShell } from '../served-pages.ts';
import { recordShell } from '../page-shells.ts';

/**
 * Responds with the server's page, so that a page load runs the shell and the releases that the site has now. If the
 * network fails or takes too long, responds from the cache or with the app shell. A late response is still cached.
 */
export async function respondToNavigation(
  event: FetchEvent,
  appShell: () => Promise<Response>,
): Promise<Response> {
  const url = new URL(event.request.url);
  const began = Date.now();
  const fetched = fetchPage(url, preloadedOrFetched(event));
  const observed = fetched.then(async ({ cached, isConclusive }) => {
    if (isConclusive) await recordPace(Date.now() - began);
    await cached;
  });
  event.waitUntil(observed);
  // Runs on after a shorter timeout: only this one says that the server was silent.
  event.waitUntil(withTimeout(NETWORK_TIMEOUT_MS, fetched).catch(recordSilence));
  const result = await withTimeout(await timeoutMs(url), fetched).catch(() => undefined);
  if (result?.page && !isOfThisShell(result.page))
    event.waitUntil(recordShell(event.resultingClientId, result.page));
  if (result?.isConclusive) return result.page ?? appShell();
  const choice = await currentChoice();
  const cached = await cachedPage(url, choice);
  if (!cached) return appShell();
  event.waitUntil(touchPage(url, cached.clone()));
  return cached;
}

/** Shorter while the server was slow recently, if the page is cached: any other page is worth waiting for. */
async function timeoutMs(url: URL): Promise<number> {
  try {
    const patience = await patienceMs();
    if (patience === NETWORK_TIMEOUT_MS) return patience;
    return (await cachedPage(url, await currentChoice())) ? patience : NETWORK_TIMEOUT_MS;
  } catch {
    return NETWORK_TIMEOUT_MS; // A page of the server needs no storage.
  }
}

/** Caches a page that was opened before this worker controlled it, from the browser's HTTP cache if possible. */
export async function cacheOpenPage(address: string): Promise<void> {
  const url = new URL(address);
  const choice = await currentChoice();
  if (!mayBeRendered(url, choice) || (await isDataSaverOn()) || (await isPageCached(url))) return;
  const { cached } = await fetchPage(url, fetch(url, { headers: { accept: 'text/html' } }));
  await cached;
}

/** True if the server may render a page; false for unknown pages and those that only exist in the browser. */
function mayBeRendered({ pathname }: URL, { registry }: Choice): boolean {
  if (!registry) return true;
  const owner = findRoute(registry, pathname);
  if (!owner) return false;
  const pages = releasesOf(registry, owner.remote).map(({ extras }) => findPattern(extras.routes, pathname));
  return pages.some((page) => page && page.clientOnly !== true);
}

async function preloadedOrFetched({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}
