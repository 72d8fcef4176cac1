import type { Locator, Page } from '@playwright/test';
import { pageHeading } from '../page-heading.ts';
import { findStored } from './cached-responses.ts';
import { INSTALL, IS_READY, KEEPS_EVERYTHING } from './is-ready.ts';
import { expect } from './test.ts';

export const READY = 'Ready to use offline';
export const UPDATE_OFFER = 'A new version is ready';

/** Timeout for all files of a release, on a busy machine. */
const DOWNLOAD_TIMEOUT_MS = 90_000;

export async function visitUntilReady(page: Page, address: string): Promise<void> {
  // A server that has just started may respond with 503.
  await expect(async () => {
    expect((await page.goto(address))?.ok()).toBe(true);
  }).toPass();
  await waitUntilReady(page);
}

/** Visits a page, and has the worker download all pages, as it does once the app is installed. */
export async function visitInstalled(page: Page, address: string): Promise<void> {
  await visitUntilReady(page, address);
  await install(page);
  await waitUntilReady(page);
}

/** Tells the page of an installation, and waits until the worker knows it. */
export async function install(page: Page): Promise<void> {
  await page.evaluate(INSTALL);
  await expect.poll(() => page.evaluate<boolean>(KEEPS_EVERYTHING), 'the worker keeps everything').toBe(true);
}

/** Waits until the worker has cached everything that this device keeps; a worker of an earlier build says so in a toast. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(async () => {
    const isReady = (await page.evaluate<boolean>(IS_READY)) || (await page.getByText(READY).isVisible());
    expect(isReady, 'all is saved').toBe(true);
  }).toPass({ timeout: DOWNLOAD_TIMEOUT_MS });
}

/** Waits until a response is cached: what loads before the worker is there is fetched once more. */
export async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await findStored(page, path)).length, path).toBeGreaterThan(0);
}

/** Waits until a page offers an update, which the worker has downloaded by then. */
export async function waitUntilOffered(page: Page): Promise<void> {
  await expect(page.getByText(UPDATE_OFFER)).toBeVisible({ timeout: DOWNLOAD_TIMEOUT_MS });
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(pageHeading(page), address).toBeVisible();
  for (const failure of ['could not be shown', 'There is no such page'])
    await expect(page.getByText(failure), address).toBeHidden();
}

/**
 * Presses a button that retries, until what it retries has succeeded. Pages also retry by themselves when the
 * server answers again, and the button may then disappear before it is pressed.
 */
export async function pressUnlessRetried(button: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(outcome).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

/** Waits until the worker has downloaded a release, and pages get it also without a server. */
export async function waitUntilActive(page: Page, version: string): Promise<void> {
  await expect.poll(() => activeLists(page), { timeout: DOWNLOAD_TIMEOUT_MS }).toContain(`"${version}"`);
}

/** Waits until the worker knows of a rollback, from the registry that a page requests after it is shown. */
export async function waitUntilWithdrawn(page: Page, version: string): Promise<void> {
  await expect.poll(() => activeLists(page)).not.toContain(`"${version}"`);
}

/** The lists that pages get without a server. */
function activeLists(page: Page): Promise<string> {
  return page.evaluate(async () => (await fetch('/remotes.json', { cache: 'force-cache' })).text());
}
