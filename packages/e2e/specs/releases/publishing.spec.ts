import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasePaths } from '@naija/contracts/http/releases';
import { ROOT } from '@naija/tooling/workspaces';
import { releaseWith } from '../../support/bad-release.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { unpackBuild, type EarlierBuild } from '../../support/earlier-build.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const KEY = 'key-of-the-team-that-ships-auth';
const HASH = createHash('sha256').update(KEY).digest('hex');
const MFE = path.join(ROOT, 'packages/tooling/src/commands/mfe.mjs');

let shipped: System;
let previous: EarlierBuild;
test.beforeAll(async () => {
  previous = await unpackBuild('previous');
  shipped = await startSystem({ PUBLISH_KEYS: `auth:${HASH}` }, (remotesDir) => previous.publish(remotesDir));
});
test.afterAll(async () => {
  await shipped.stop();
  await previous.remove();
});

/** Runs the command as the team does, against the running site. */
async function mfe(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MFE, ...args], {
    env: { ...process.env, MFE_PUBLISH_KEY: KEY },
  });
  return stdout;
}

/** The release of auth that a page load gets. */
async function releaseOn(page: Page): Promise<string | undefined> {
  // The page before may still prefetch its own release.
  await page.goto('about:blank');
  const requested = page.waitForRequest((request) => request.url().includes('/remotes/auth/'));
  await page.goto(`${shipped.url}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  return new URL((await requested).url()).pathname.split('/')[3];
}

/**
 * Opens new visitors until each of two releases was shown to one; each must get the same one again. `rendering` is the one
 * that has a server entry.
 */
async function expectBoth(
  browser: Browser,
  releases: readonly (string | undefined)[],
  rendering: string,
): Promise<void> {
  const shown = new Set<string | undefined>();
  // With equal shares, one of a million runs gets as far as the last visitor.
  for (let visitor = 0; visitor < 21 && shown.size < releases.length; visitor += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const given = await releaseOn(page);
    expect(await releaseOn(page), 'at the second visit').toBe(given);
    if (given === rendering) await waitUntilRendered(page.request, `${shipped.url}/login`, `auth@${given}#`);
    shown.add(given);
    await context.close();
  }
  expect([...shown].sort()).toEqual([...releases].sort());
}

test('a team publishes, rolls back and starts a canary by itself, each visible at the next page load', async ({
  page,
  browser,
  request,
}) => {
  test.slow(); // Three commands, of which one compiles and builds.
  const before = await releaseOn(page);
  const published = JSON.parse(await mfe('publish', 'auth', '--to', shipped.url, '--json')) as {
    current: string;
  };
  expect(published.current).not.toBe(before);
  expect(await releaseOn(page)).toBe(published.current);

  await mfe('rollback', 'auth', '--to', shipped.url);
  expect(await releaseOn(page)).toBe(before);

  await mfe('canary', 'auth', published.current, '50', '--to', shipped.url);
  await expectBoth(browser, [published.current, before], published.current);

  const response = await request.get(shipped.url + releasePaths.status, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  const { audit } = (await response.json()) as ReleasesStatus;
  expect(audit.slice(0, 3).map(({ action }) => action)).toEqual(['canary', 'rollback', 'publish']);
  expect(await mfe('verify', shipped.url)).toContain('Remotes: 3');
});

test('publishing another team’s remote is refused with a reason', async () => {
  const refused = mfe('publish', 'directory', '--to', shipped.url);
  await expect(refused).rejects.toMatchObject({ code: 1 });
  await expect(refused).rejects.toThrow('This key publishes auth, not directory');
});

test.describe('a release that fails in browsers', () => {
  test.use({ expectedNoise: /auth|boom/ });

  test('is counted in the status that its team reads', async ({ page }) => {
    const code = `throw new Error('boom at import'); export default 0;`;
    const version = await releaseWith(
      { edit: (files) => files.write('__federation_expose_', code) },
      shipped.remotesDir,
      'auth',
      '9.0.0-bad',
    );
    const reported = page.waitForResponse((response) => response.url().endsWith('/report'));
    await page.goto(`${shipped.url}/login`);
    await reported;
    const { remotes } = JSON.parse(await mfe('status', '--to', shipped.url, '--json')) as ReleasesStatus;
    const releases = remotes.find(({ remote }) => remote === 'auth')?.releases;
    expect(releases?.find((release) => release.version === version)?.failures).toEqual({ import: 1 });
    const status = await mfe('status', '--to', shipped.url);
    expect(status).toMatch(new RegExp(`${version}.*import`));
    const frame = `at (\\S+ \\()?/remotes/auth/${version}/__federation_expose_\\S+\\.js:1:`;
    expect(status).toMatch(
      new RegExp(`auth ${version} import, once, last at [-\\d]+ [:\\d]+ UTC: boom at import\n +${frame}`),
    );
  });
});
