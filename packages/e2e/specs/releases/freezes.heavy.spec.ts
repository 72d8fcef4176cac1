import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import {
  countStored,
  expect,
  failureOf,
  openButton,
  openWatched,
  releaseWithButton,
  SHOWN_PREFIX,
  test,
} from '../../support/bad-release-test.ts';
import { launchDevice } from '../../support/faults/device.ts';
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

/** Crashes a page and reloads it in its tab, which Playwright itself does not do, until an expression is true. */
async function crashAndReload(page: Page, isBack: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Inspector.enable');
  const crashed = new Promise((resolve) => cdp.once('Inspector.targetCrashed', resolve));
  cdp.send('Page.crash').catch(() => undefined); // Never settles.
  await crashed;
  await cdp.send('Page.reload');
  await expect
    .poll(async () => {
      const evaluated = await cdp.send('Runtime.evaluate', { expression: isBack, awaitPromise: true });
      return evaluated.result.value as unknown;
    })
    .toBe(true);
}

/** Expressions for the page. */
const IS_WATCHED = `navigator.locks.query().then(({ held }) => held.some(({ name }) => name.startsWith('${SHOWN_PREFIX}')))`;
const IS_LOGIN = `document.querySelector('main')?.innerText.includes('Email') === true`;

/** Source of a function that blocks the page as an endless loop does; such a loop would take the processor from other tests for half a minute. */
const STAND_STILL = `globalThis.standStill = () => {
  for (;;)
    try {
      const call = new XMLHttpRequest();
      call.open('GET', '/api/v1/unanswered', false);
      call.send();
    } catch {}
};`;

/** A watchdog that is itself kept from its processor for 3 s takes the device for suspended, and starts counting again. */
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

test('a release under which a page crashes and is reloaded three times gives way to the previous one and is reported', async ({
  context,
  page,
  publishBad,
}) => {
  const version = await publishBad(releaseWithButton());
  const reports = reportsOf(context);
  await openButton(page);
  for (const crashed of [1, 2, 3]) {
    expect(reports, `before crash ${String(crashed)}`).toEqual([]);
    await crashAndReload(page, crashed === 3 ? IS_LOGIN : IS_WATCHED);
  }
  await expect.poll(() => reports).toEqual([failureOf(version, 'freeze')]);
});

test('a browser that is closed or killed again and again while a page is shown makes no release give way', async ({
  system,
  launchOptions,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-device-'));
  const ends = ['close', 'kill', 'kill', 'kill', 'close', 'kill'] as const;
  for (const end of ends) {
    const device = await launchDevice(folder, launchOptions);
    await openWatched(device.page, `${system.url}/login`);
    for (const stored of ['naija:deaths', 'naija:quarantine'])
      expect(await countStored(device.page, stored), stored).toBe(0);
    await device[end]();
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
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
