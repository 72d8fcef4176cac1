import type { Page } from '@playwright/test';
import { placesWith } from './cached-responses.ts';
import { expect } from './test.ts';

/** What the site says once it needs no line any more. */
export const READY = 'Ready to use offline';

/** Opens a page for the first time on this phone, and stays until the site is there for good. */
export async function visitUntilReady(page: Page, address: string): Promise<void> {
  // A server that was started a moment ago may still send visitors away for lack of time.
  await expect(async () => {
    expect((await page.goto(address))?.ok()).toBe(true);
  }).toPass();
  await expect(page.getByText(READY), 'what is said once all is saved').toBeVisible({ timeout: 90_000 });
}

/** Waits until this phone keeps an answer: what a page loads before it has a worker is asked for once more. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await placesWith(page, path)).length, path).toBeGreaterThan(0);
}

/** Goes to a page and waits until it stands there with its heading: neither the browser's page nor a failed part. */
export async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  for (const failure of ['could not be shown', 'There is no such page'])
    await expect(page.getByText(failure), address).toBeHidden();
}
