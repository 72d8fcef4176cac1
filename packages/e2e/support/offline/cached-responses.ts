import type { Page } from '@playwright/test';

export interface CachedResponse {
  cache: string;
  url: string;
  status: number;
  type: ResponseType;
  redirected: boolean;
  contentType: string;
  body: string;
}

export function cachedResponses(page: Page): Promise<CachedResponse[]> {
  return page.evaluate(readCaches);
}

/** Runs in the page. */
export async function readCaches(): Promise<CachedResponse[]> {
  const cached: CachedResponse[] = [];
  for (const cache of await caches.keys()) {
    const open = await caches.open(cache);
    for (const { url } of await open.keys()) {
      const response = await open.match(url, { ignoreVary: true });
      if (!response) continue;
      const { status, type, redirected, headers } = response;
      const contentType = headers.get('content-type') ?? '';
      cached.push({ cache, url, status, type, redirected, contentType, body: await response.text() });
    }
  }
  return cached;
}

/** Keys of storage and cache entries that contain a text. */
export async function findStored(page: Page, text: string): Promise<string[]> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage) as [string, string][]),
  );
  const responses = (await cachedResponses(page)).map(
    ({ cache, url, body }) => [`${cache} ${url}`, body] as const,
  );
  return [...stored, ...responses].filter((entry) => entry.join(' ').includes(text)).map(([place]) => place);
}
