import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '@naija/tooling/workspaces';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { copyRemote, edit, processesWith, scratchFolder, startDev } from '../../support/dev-loop.ts';
import { watchConsole } from '../../support/console-messages.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { countReactRenderers } from '../../support/react-renderers.ts';

let scratch: string;
test.beforeEach(async () => {
  scratch = await scratchFolder();
});
test.afterEach(() => rm(scratch, { recursive: true, force: true, maxRetries: 10 }));

test(
  'a remote from source and a published one share a page and its React, and an edit shows without a reload',
  AT_FULL_SIZE,
  async ({ page }) => {
    test.skip(process.platform !== 'linux', 'reads the list of processes from /proc');
    const directory = await copyRemote('directory-mfe', scratch);
    const dataDir = path.join(scratch, 'data');
    const dev = startDev([directory], { DATA_DIR: dataDir });
    try {
      await expect.poll(dev.output, { timeout: 120_000 }).toContain('The site with hot updates: ');
      expect(dev.output(), 'where pages are rendered').toContain('rendered in the browser alone here');
      const noise = watchConsole(page);
      const published = publishedRemotes(page);
      await countReactRenderers(page);
      await page.goto(/hot updates: (\S+)/.exec(dev.output())?.[1] ?? '');
      await expect(page.locator('main a[href^="/agent/"]').first(), 'from its sources').toBeVisible();
      await page.evaluate(() => ((globalThis as { untouched?: boolean }).untouched = true));

      await page.getByRole('link', { name: 'Agent login' }).click();
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Password is required'), 'as published').toBeVisible();
      expect([...published]).toEqual(['auth']);

      await page.getByRole('link', { name: 'About' }).first().click();
      await expect(page).toHaveTitle(/^About us/);
      const file = path.join(ROOT, directory, 'src/features/about/AboutPage.tsx');
      await edit(file, (source) => source.replace('<Page title={', "<Page title={'Edited ' + "));
      await expect(page).toHaveTitle(/^Edited /);

      expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);
      expect(await page.evaluate(() => (globalThis as { renderers?: number }).renderers)).toBe(1);
      expect(noise).toEqual([]);

      await edit(file, (source) => source.replace('<h1>', '<h1>{missing}'));
      await expect(page.getByRole('alert'), 'a mistake').toContainText('could not be shown');
      await edit(file, (source) => source.replace('<h1>{missing}', '<h1>'));
      await expect(pageHeading(page), 'mended').toBeVisible();
      expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);
    } finally {
      await dev.stop();
    }
    await expect.poll(() => processesWith(dataDir), 'Ctrl-C leaves no process behind').toEqual([]);
  },
);

test('a taken port is reported on one line, and an unknown remote together with the known ones', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = startDev([], { PORT: String(port), DATA_DIR: scratch });
  expect((await taken.exited)[0]).toBe(1);
  expect(taken.output().trim().split('\n').at(-1)).toMatch(
    new RegExp(`^✗ Port ${String(port)} is already in use.*PORT=${String(port + 1)}`),
  );
  other.close();

  const unknown = startDev(['direktory'], { DATA_DIR: scratch });
  expect((await unknown.exited)[0]).toBe(1);
  expect(unknown.output()).toContain('There is no remote "direktory". There are: auth, dashboard, directory');
});

/** The remotes of which the page asks for published files, from now on. */
function publishedRemotes(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /^\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}
