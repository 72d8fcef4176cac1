import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pagePaths } from '@naija/contracts/domain/pages';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { publishAll } from '@naija/tooling/publish';
import { ROOT } from '@naija/tooling/workspaces';
import type { Page } from '@playwright/test';
import { showCommentForm } from '../../support/comment-form.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { openEdit } from '../../support/open-edit.ts';
import { type EarlierBuild, unpackBuild } from '../../support/earlier-build.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';

// The shell from before takes no release that needs what the new one offers, and says so until it is replaced.
test.use({ expectedNoise: /failed \(misfit\)|Failed to load resource|net::ERR_/ });

const COMMENT = 'Written with the build before.';
const DRAFT = 'Half a sentence';

let earlier: EarlierBuild;
let system: System;

test.beforeEach(async () => {
  earlier = await unpackBuild('installed');
  system = await startSystem({ SHELL_DIR: earlier.shell }, (remotesDir) => earlier.publish(remotesDir));
});
test.afterEach(async () => {
  await system.stop();
  await earlier.remove();
});

/** Ships the shell and the remotes of this commit, and restarts the server. */
async function shipThisBuild(): Promise<void> {
  for (const name of await readdir(earlier.shell))
    await rm(path.join(earlier.shell, name), { recursive: true });
  await cp(path.join(ROOT, 'shell/dist'), earlier.shell, { recursive: true });
  await publishAll(system.remotesDir);
  await system.restartServer();
}

/** Opens the site after the upgrade, and takes the new version when it is offered. */
async function takeUpgrade(page: Page): Promise<void> {
  await openPage(page, `${system.url}/about`);
  await page.getByRole('button', { name: 'Reload' }).click({ timeout: 60_000 });
  const shell = await (await fetch(system.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(shell)?.[1] ?? 'no script';
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1, { timeout: 60_000 });
}

const saved = (page: Page) => page.getByText('Saved on this phone');
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

test(
  'a visitor who installed the build before keeps a favourite, a draft, a pending comment and cached pages',
  HEAVY,
  async ({ page, playwright }) => {
    test.setTimeout(180_000);
    const request = await playwright.request.newContext({ baseURL: system.url });
    const [favourite, drafted] = await agentsOf(request, 'kano');
    await request.dispose();
    if (!favourite || !drafted) throw new Error('there are no demo agents');
    const profile = system.url + pagePaths.agent(favourite.id);
    await visitUntilReady(page, system.url);
    await openPage(page, system.url + pagePaths.agent(drafted.id));
    await comment(page).fill(DRAFT);
    await expect(page.getByText('Draft saved on this phone')).toBeVisible();
    await openPage(page, profile);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await system.stopServer();
    await showCommentForm(page);
    await page.getByLabel('Name').fill('Ngozi Eze');
    await comment(page).fill(COMMENT);
    await page.getByRole('button', { name: 'Post' }).click();
    await expect(saved(page).first()).toBeVisible();

    await shipThisBuild();
    await takeUpgrade(page);
    await expect.poll(() => commentsOf(system.url, favourite.id), { timeout: 90_000 }).toContain(COMMENT);
    expect((await commentsOf(system.url, favourite.id)).filter((text) => text === COMMENT)).toHaveLength(1);
    await openPage(page, system.url + pagePaths.agent(drafted.id));
    await expect(comment(page)).toHaveValue(DRAFT);
    await openPage(page, system.url + pagePaths.favourites);
    await expect(page.getByRole('main').getByRole('link', { name: `Call ${favourite.name}` })).toBeVisible();

    await system.stopServer();
    await openPage(page, profile);
    await expect(page.getByRole('heading', { level: 1, name: favourite.name })).toBeVisible();
    await openPage(page, system.url + pagePaths.favourites);
    await expect(page.getByRole('main').getByRole('link', { name: `Call ${favourite.name}` })).toBeVisible();
  },
);

test(
  'an agent who installed the build before stays logged in and keeps an edit that was not sent',
  AT_FULL_SIZE,
  async ({ page }) => {
    test.setTimeout(180_000);
    await visitUntilReady(page, system.url);
    await openEdit(page, system.url);
    const deals = page.getByLabel(/^Total Deals/);
    await deals.fill('704');
    await expect(page.getByText('Draft saved on this phone')).toBeVisible();
    await system.stopServer();

    await shipThisBuild();
    await takeUpgrade(page);
    await openPage(page, `${system.url}/dashboard?tab=edit-profile`);
    await expect(deals).toHaveValue('704');
  },
);
