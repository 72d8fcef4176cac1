import { withTimeout } from '../../with-timeout.ts';
import { NETWORK_TIMEOUT_MS, noteSilence } from '../api-cache/network-timeout.ts';
import { currentChoice } from '../releases/choice.ts';
import { cachedPage, touchPage } from './cached-pages.ts';
import { fetchPage } from './fetch-page.ts';
import { ignorePreload, preloadedOrFetched } from '../navigation-preload.ts';
import { mayBeRendered } from './may-be-rendered.ts';

/**
 * Responds with the page as the server has rendered it, from the cache where the network fails or takes longer than
 * `NETWORK_TIMEOUT_MS`, and otherwise with the app shell. A late response is still cached.
 */
export async function respondToNavigation(
  event: FetchEvent,
  appShell: () => Promise<Response>,
): Promise<Response> {
  const url = new URL(event.request.url);
  const choice = await currentChoice();
  if (!mayBeRendered(url, choice)) {
    ignorePreload(event);
    return appShell();
  }
  const fetched = fetchPage(url, choice, preloadedOrFetched(event));
  event.waitUntil(fetched.then(({ cached }) => cached));
  const result = await withTimeout(NETWORK_TIMEOUT_MS, fetched).catch(() => undefined);
  if (!result) noteSilence();
  if (result?.isConclusive) return result.page ?? appShell();
  const cached = await cachedPage(url, choice);
  if (!cached) return appShell();
  event.waitUntil(touchPage(url, cached.clone()));
  return cached;
}
