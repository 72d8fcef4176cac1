import type { Page } from '@playwright/test';
import { publishAll } from '@naija/tooling/publish';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { unpackBuild, type EarlierBuild } from '../../support/earlier-build.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

let previous: EarlierBuild;
test.beforeAll(async () => {
  previous = await unpackBuild('previous');
});
test.afterAll(() => previous.remove());

// Each test starts a system of its own.
test.slow();

/** Journeys of every visitor and every agent, across all remotes. */
async function walkThrough(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const agents = page.locator('main a[href^="/agent/"]');
  await agents.first().click();
  await page.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await page.goto(`${url}/location/lagos`);
  await expect(agents.first()).toBeVisible();
  await page.goto(`${url}/login`);
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL(/\/(dashboard|agentform)/);
  await expect(pageHeading(page)).toBeVisible();
  await page.goto(`${url}/dashboard?tab=edit-profile`);
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeVisible();
}

async function visit(page: Page, system: System): Promise<void> {
  try {
    await walkThrough(page, system.url);
  } finally {
    // Closed first: a page without its server logs errors.
    await page.close();
    await system.stop();
  }
}

test('the current remotes work in the shell that was last shipped', async ({ page }) => {
  const system = await startSystem({ SHELL_DIR: previous.shell }, publishAll);
  await visit(page, system);
});

test('the remotes that were last shipped work in the current shell', async ({ page }) => {
  const system = await startSystem({}, (remotesDir) => previous.publish(remotesDir));
  await visit(page, system);
});
