import type { KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { REGISTRY_PATH, releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { publishRelease } from '@naija/releases';
import { publishAll } from '@naija/tooling/publish';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { nextRelease } from '../../support/next-release.ts';
import { renderInBrowser } from '../../support/rendered.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { signingKey } from '../../support/signing-key.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { pressUnlessRetried } from '../../support/offline/visit.ts';

// The shell of this site refuses releases that the operator's key has not signed.
let signed: System;
let folder: string;
let registry: string;
let key: KeyObject;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naija-key-'));
  const made = await signingKey(folder);
  key = made.key;
  signed = await startSystem({ REGISTRY_KEY_FILE: made.file }, (remotesDir) =>
    publishAll(remotesDir, () => ({ who: 'operator', key })),
  );
  registry = await readFile(path.join(signed.remotesDir, 'remotes.json'), 'utf8');
});
test.afterAll(async () => {
  await signed.stop();
  await rm(folder, { recursive: true });
});

test.use({ expectedNoise: /registry|Failed to load resource|ERR_/i });

const cards = (page: Page) => page.locator('main a[href^="/agent/"]');

/** Includes the lists that a page asks for whose remote it does not know. */
const ANY_REGISTRY = `**${REGISTRY_PATH}*`;

/** Handles registry requests from now on. */
const respondWith = (page: Page, handle: (route: Route) => Promise<void>) => page.route(ANY_REGISTRY, handle);

const json = (value: unknown) => (route: Route) => route.fulfill({ json: value });

function changed(change: (registry: Registry) => void): Registry {
  const copy = JSON.parse(registry) as Registry;
  change(copy);
  return copy;
}

/** The remote of the home page. */
const home = (from: Registry) => releasesOf(from, 'directory')[0];

const unsigned = () =>
  changed((copy) => {
    delete home(copy)?.extras.seal?.signature;
  });

const forged = () =>
  changed((copy) => {
    const entry = home(copy);
    if (entry) entry.url = '/remotes/directory/forged/remoteEntry.js';
  });

const older = () =>
  changed((copy) => {
    const seal = home(copy)?.extras.seal;
    if (seal) seal.serial -= 1;
  });

const FAULTS: readonly (readonly [
  what: string,
  handle: (route: Route) => Promise<void>,
  isAtFullSize?: true,
])[] = [
  ['cannot be reached', (route) => route.abort()],
  ['is an error page', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), true],
  [
    'was cut short',
    (route) => route.fulfill({ contentType: 'application/json', body: registry.slice(0, 500) }),
    true,
  ],
  ['is not signed', (route) => json(unsigned())(route), true],
  ['was changed without the key', (route) => json(forged())(route), true],
  ['is older than the one seen before, and not signed', (route) => json(older())(route)],
];

for (const [what, handle, isAtFullSize] of FAULTS)
  test(
    `with a registry that ${what}, visitors stay on the releases they had`,
    isAtFullSize ? AT_FULL_SIZE : {},
    async ({ page }) => {
      await page.goto(signed.url);
      await expect(cards(page).first()).toBeVisible();

      const report = page.waitForRequest((request) => new URL(request.url()).pathname === reportPaths.report);
      await respondWith(page, handle);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
      await page.goto(`${signed.url}/login`);
      await expect(page.getByLabel('Email')).toBeVisible();
      expect(((await report).postDataJSON() as FailureReport).kind).toBe('registry');
      expect(loads, 'page loads').toBe(2);
    },
  );

test('an older signed registry that is replayed downgrades no visitor', async ({ page }) => {
  const next = await nextRelease('auth', '9.0.0');
  await publishRelease(next.folder, signed.remotesDir, { who: 'operator', key });
  await next.remove();
  const getsTheNewOne = async () => {
    // The page before may still prefetch its own release.
    await page.goto('about:blank');
    const files = page.waitForRequest((request) => request.url().includes('/remotes/auth/'));
    await page.goto(`${signed.url}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect((await files).url()).toContain('/remotes/auth/9.0.0/');
  };
  await getsTheNewOne();
  await respondWith(page, (route) => route.fulfill({ contentType: 'application/json', body: registry }));
  await getsTheNewOne();
});

test('a first visitor gets no unsigned release, and the other remotes work', async ({ page }) => {
  await respondWith(page, json(unsigned()));
  await page.goto(`${signed.url}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto(signed.url);
  await expect(pageHeading(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a first visitor without a registry sees that the network is down, and Retry loads the page', async ({
  page,
}) => {
  await respondWith(page, (route) => route.abort());
  await renderInBrowser(page);
  await page.goto(signed.url);
  await expect(page.getByRole('alert')).toContainText(MESSAGES.locationOffline);
  await page.unroute(ANY_REGISTRY);
  await pressUnlessRetried(page.getByRole('button', { name: 'Retry' }), cards(page).first());
});
