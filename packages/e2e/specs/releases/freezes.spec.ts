import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { HEAVY } from '@naija/tooling/test-size';
import { releaseWith } from '../../support/bad-release.ts';
import { exposeCode, inBrowser, remoteSource } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'auth';
const VERSION = '9.0.0-bad';
const FREEZE = { remote: REMOTE, version: VERSION, kind: 'freeze' };

test.use({ expectedNoise: /auth|ERR_/ });

let registry: string;
test.beforeEach(async ({ system }) => {
  registry = await readFile(path.join(system.remotesDir, 'remotes.json'), 'utf8');
});
test.afterEach(async ({ system }) => {
  await writeFile(path.join(system.remotesDir, 'remotes.json'), registry);
  await rm(path.join(system.remotesDir, REMOTE, VERSION), { recursive: true, force: true });
});

/** Publishes a release that shows a button, and does something when it is mounted. */
async function publish(remotesDir: string, code = ''): Promise<void> {
  const root = `() => h('button', { children: 'New' })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, code, root)), remotesDir, REMOTE, VERSION);
}

/** Opens the release in a new tab and waits until the tab has marked it as shown. */
async function look(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
  await expect.poll(() => marks(page)).toBe(1);
  return page;
}

const storedKeys = (page: Page, prefix: string) =>
  page.evaluate((begin) => Object.keys(localStorage).filter((key) => key.startsWith(begin)).length, prefix);
const SHOWN = 'naija:shown:';
const marks = (page: Page) => storedKeys(page, SHOWN);

/**
 * As a loop without an end does, which would take the processor from other tests for half a minute. Eight seconds after the
 * page is watched, as its watchdog starts through the same thread, late on a busy machine.
 */
const STAND_STILL = `const watched = setInterval(() => {
  if (!Object.keys(localStorage).some((key) => key.startsWith('${SHOWN}'))) return;
  clearInterval(watched);
  setTimeout(standStill, 8000);
}, 100);
function standStill() {
  for (;;)
    try {
      const call = new XMLHttpRequest();
      call.open('GET', '/api/v1/unanswered', false);
      call.send();
    } catch {}
}`;

test(
  'a release that freezes the page seconds after it was mounted is reported at once, and the third visit gets the previous one',
  HEAVY,
  async ({ context, system }) => {
    await publish(system.remotesDir, inBrowser(STAND_STILL));
    await context.route('**/unanswered', () => undefined);
    const reports = reportsOf(context);
    for (const visits of [1, 2]) {
      const page = await look(context);
      await expect.poll(() => reports).toHaveLength(visits);
      await page.close();
    }
    expect(reports).toEqual([expect.objectContaining(FREEZE), expect.objectContaining(FREEZE)]);
    const next = await context.newPage();
    await next.goto('/login');
    await expect(next.getByLabel('Email')).toBeVisible();
  },
);

test('a release under which the page crashes three times gives way to the previous one and is reported', async ({
  context,
  system,
}) => {
  await publish(system.remotesDir);
  const reports = reportsOf(context);
  for (const crashed of [1, 2, 3]) {
    const page = await look(context);
    const gone = page.waitForEvent('crash');
    const cdp = await context.newCDPSession(page);
    cdp.send('Page.crash').catch(() => undefined); // Never settles.
    await gone;
    await page.close();
    expect(reports, `after ${String(crashed)}`).toEqual([]);
  }
  const next = await context.newPage();
  await next.goto('/login');
  await expect(next.getByLabel('Email')).toBeVisible();
  await expect.poll(() => reports).toEqual([expect.objectContaining(FREEZE)]);
});

test('pages that are reloaded, left, restored, hidden or closed do not count as crashes', async ({
  context,
  system,
}) => {
  await publish(system.remotesDir);
  const reports = reportsOf(context);
  for (const end of [
    (page: Page) => page.reload(),
    (page: Page) => page.goto('/about').then(() => page.goBack()),
    (page: Page) =>
      page.evaluate(() => {
        location.reload();
      }),
  ]) {
    const page = await look(context);
    await end(page);
    await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
    await page.close({ runBeforeUnload: true });
  }
  const hidden = await look(context);
  await hidden.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await marks(hidden)).toBe(0);
  const gone = hidden.waitForEvent('crash');
  const cdp = await context.newCDPSession(hidden);
  cdp.send('Page.crash').catch(() => undefined); // Never settles.
  await gone;

  const last = await look(context);
  expect(await storedKeys(last, 'naija:deaths')).toBe(0);
  expect(reports).toEqual([]);
});
