import type { Page } from '@playwright/test';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { cachedResponses } from './cached-responses.ts';
import { expect } from './test.ts';

/** Paths of the rendered pages that the worker has cached. */
export async function cachedPages(page: Page): Promise<string[]> {
  const cached = await cachedResponses(page);
  return cached.filter(({ cache }) => cache === PAGES_CACHE).map(({ url }) => new URL(url).pathname);
}

export async function waitUntilPageCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedPages(page), path).toContain(path);
}

/** The release that has rendered the page; undefined on the app shell. */
export async function releaseOf(page: Page): Promise<string | undefined> {
  const mark = page.locator(`meta[name="${RENDERED_PAGE.releaseMeta}"]`);
  return (await mark.count()) > 0 ? ((await mark.getAttribute('content')) ?? undefined) : undefined;
}

/** Runs no script of the pages that `run` opens. */
export async function withoutScripts(page: Page, run: () => Promise<void>): Promise<void> {
  // A page whose scripts stop halfway reports violations of its own policy.
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  const disable = (value: boolean) => cdp.send('Emulation.setScriptExecutionDisabled', { value });
  await disable(true);
  await run();
  await disable(false);
  await cdp.detach();
}
