import type { Page } from '@playwright/test';
import {
  expect,
  expectOtherRemotesWork,
  failureOf,
  openButton,
  releaseWithButton,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /auth/ });

/** A release that does something every tenth of a second. */
const everyTime = (code: string) => releaseWithButton(inBrowser(`setInterval(() => { ${code} }, 100);`));

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
  publishBad,
}) => {
  const reports = reportsOf(page);
  // Hidden, as they take no time to lay out then.
  const fill = `
    const box = Object.assign(document.createElement('div'), { hidden: true });
    box.append(...Array.from({ length: 5_000 }, () => document.createElement('i')));
    if (document.querySelectorAll('i').length < 20_000) document.body.append(box);`;
  const version = await publishBad(everyTime(fill));
  await openButton(page);
  await expect.poll(() => reports).toContainEqual(failureOf(version, 'leak'));
  await expectReloadHelps(page);
});

test('a release that blocks the page after it was left is reported, not the visible one, and Reload goes on without it', async ({
  page,
  publishBad,
}) => {
  const reports = reportsOf(page);
  const block = `if (location.pathname === '/login') return;
    for (const end = performance.now() + 200; performance.now() < end;);`;
  const version = await publishBad(everyTime(block));
  await openButton(page);
  await expectOtherRemotesWork(page);
  await expect.poll(() => reports).toEqual([failureOf(version, 'leak')]);
  await expectReloadHelps(page);
});
