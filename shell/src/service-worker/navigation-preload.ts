import { scope } from './scope.ts';

/** Lets the browser send the request of a navigation while the worker starts. */
export async function enableNavigationPreload(): Promise<void> {
  // Not in all browsers, whatever the types say.
  const { navigationPreload } = scope.registration as { navigationPreload?: NavigationPreloadManager };
  await navigationPreload?.enable();
}

/** The response to a navigation, which is requested unless the browser has done so. */
export async function preloadedOrFetched({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** Waits for a preloaded response that is not used, which the browser would warn of otherwise. */
export function ignorePreload(event: FetchEvent): void {
  event.waitUntil(Promise.resolve(event.preloadResponse as Promise<unknown>).catch(() => undefined));
}
