import type { Page } from '@playwright/test';

/** An answer in one of the site's caches. */
export interface KeptAnswer {
  cache: string;
  url: string;
  status: number;
  type: ResponseType;
  redirected: boolean;
  contentType: string;
  body: string;
}

/** Every answer that this phone keeps of the site, with its body as text. */
export function keptAnswers(page: Page): Promise<KeptAnswer[]> {
  return page.evaluate(async () => {
    const kept: KeptAnswer[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const { url } of await open.keys()) {
        const answer = await open.match(url, { ignoreVary: true });
        if (!answer) continue;
        const { status, type, redirected, headers } = answer;
        const contentType = headers.get('content-type') ?? '';
        kept.push({ cache, url, status, type, redirected, contentType, body: await answer.text() });
      }
    }
    return kept;
  });
}

/** The places in caches and storages of this phone where a text stands. */
export async function placesWith(page: Page, text: string): Promise<string[]> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage) as [string, string][]),
  );
  const answers = (await keptAnswers(page)).map(({ cache, url, body }) => [`${cache} ${url}`, body] as const);
  return [...stored, ...answers].filter((entry) => entry.join(' ').includes(text)).map(([place]) => place);
}
