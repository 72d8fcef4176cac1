import type { BrowserContext, Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import {
  countStored,
  expect,
  failureOf,
  openButton,
  releaseWithButton,
  SHOWN_PREFIX,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /auth|ERR_/ });

/** Opens the release in a new tab. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openButton(page);
  return page;
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const cdp = await page.context().newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined); // Never settles.
  await crashed;
}

/** As a loop without an end does, which would take the processor from other tests for half a minute. */
const STAND_STILL = `globalThis.standStill = () => {
  for (;;)
    try {
      const call = new XMLHttpRequest();
      call.open('GET', '/api/v1/unanswered', false);
      call.send();
    } catch {}
};`;

/** A watchdog that is itself kept from its processor for 3 s takes the device for suspended, and counts anew. */
const FROZEN_TIMEOUT_MS = 80_000;

/** Freezes a page a moment after its watchdog runs, which is started by the thread that then stands still. */
async function freeze(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length, 'watchdogs').toBe(1);
  await page.workers()[0]?.evaluate(() => undefined);
  await page.evaluate(() => {
    setTimeout((globalThis as unknown as { standStill: () => void }).standStill, 3_000);
  });
}

test(
  'a release that freezes the page seconds after it was mounted is reported at once, and the third visit gets the previous one',
  AT_FULL_SIZE,
  async ({ context, publishBad }) => {
    test.setTimeout(4 * FROZEN_TIMEOUT_MS);
    const version = await publishBad(releaseWithButton(inBrowser(STAND_STILL)));
    await context.route('**/unanswered', () => undefined);
    const reports = reportsOf(context);
    for (const visits of [1, 2]) {
      const page = await openTab(context);
      await freeze(page);
      await expect.poll(() => reports, { timeout: FROZEN_TIMEOUT_MS }).toHaveLength(visits);
      await page.close();
    }
    expect(reports).toEqual([failureOf(version, 'freeze'), failureOf(version, 'freeze')]);
    const next = await context.newPage();
    await next.goto('/login');
    await expect(next.getByLabel('Email')).toBeVisible();
  },
);

test('a release under which the page crashes three times gives way to the previous one and is reported', async ({
  context,
  publishBad,
}) => {
  const version = await publishBad(releaseWithButton());
  const reports = reportsOf(context);
  for (const crashed of [1, 2, 3]) {
    const page = await openTab(context);
    await crash(page);
    await page.close();
    expect(reports, `after ${String(crashed)}`).toEqual([]);
  }
  const next = await context.newPage();
  await next.goto('/login');
  await expect(next.getByLabel('Email')).toBeVisible();
  await expect.poll(() => reports).toEqual([failureOf(version, 'freeze')]);
});

test('pages that are reloaded, left, restored, hidden or closed do not count as crashes', async ({
  context,
  publishBad,
}) => {
  await publishBad(releaseWithButton());
  const reports = reportsOf(context);
  for (const end of [
    (page: Page) => page.reload(),
    (page: Page) => page.goto('/about').then(() => page.goBack()),
    async (page: Page) => {
      const loaded = page.waitForEvent('load');
      await page.evaluate(() => {
        location.reload();
      });
      await loaded;
    },
  ]) {
    const page = await openTab(context);
    await end(page);
    await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
    // With `runBeforeUnload`, `close` resolves before the page is closed.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  }
  const hidden = await openTab(context);
  await hidden.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await countStored(hidden, SHOWN_PREFIX)).toBe(0);
  await crash(hidden);

  const last = await openTab(context);
  expect(await countStored(last, 'naija:deaths')).toBe(0);
  expect(reports).toEqual([]);
});
