import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releaseWith } from '../../support/bad-release.ts';
import { exposeCode, inBrowser, remoteSource } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'auth';
const VERSION = '9.0.0-bad';
const LEAK = expect.objectContaining({ remote: REMOTE, version: VERSION, kind: 'leak' });

test.use({ expectedNoise: /auth/ });

let registry: string;
test.beforeEach(async ({ system }) => {
  registry = await readFile(path.join(system.remotesDir, 'remotes.json'), 'utf8');
});
test.afterEach(async ({ system }) => {
  await writeFile(path.join(system.remotesDir, 'remotes.json'), registry);
  await rm(path.join(system.remotesDir, REMOTE, VERSION), { recursive: true, force: true });
});

/** Opens a release that does something every tenth of a second. */
async function open(page: Page, remotesDir: string, everyTime: string): Promise<void> {
  const code = inBrowser(`setInterval(() => { ${everyTime} }, 100);`);
  const root = `() => h('button', { children: 'New' })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, code, root)), remotesDir, REMOTE, VERSION);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
}

/** Expects the offer of a reload, and that the previous release comes with it. */
async function expectReloadHelps(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page has become slow. Reload it to go on.');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('a release that fills the page with elements is reported, and Reload shows the previous one', async ({
  page,
  system,
}) => {
  const reports = reportsOf(page);
  // Hidden, as they take no time to lay out then.
  const fill = `
    const box = Object.assign(document.createElement('div'), { hidden: true });
    box.append(...Array.from({ length: 5_000 }, () => document.createElement('i')));
    if (document.querySelectorAll('i').length < 20_000) document.body.append(box);`;
  await open(page, system.remotesDir, fill);
  await expect.poll(() => reports).toContainEqual(LEAK);
  await expectReloadHelps(page);
});

test('a release that blocks the page after it was left is reported, not the visible one, and Reload goes on without it', async ({
  page,
  system,
}) => {
  const reports = reportsOf(page);
  const block = `if (location.pathname === '/login') return;
    for (const end = performance.now() + 200; performance.now() < end;);`;
  await open(page, system.remotesDir, block);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('naija:shown:'))))
    .toBe(true);
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await expect.poll(() => reports).toEqual([LEAK]);
  await expectReloadHelps(page);
});
