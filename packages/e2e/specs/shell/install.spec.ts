import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';

const MANIFEST = '/manifest.webmanifest';
const HOME_SCREEN = 'Add NaijaAgents to your home screen';
const BROWSER = 'Open NaijaAgents in your browser';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
interface Manifest {
  start_url: string;
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { url: string; icons: Picture[] }[];
}

async function manifestOf(request: APIRequestContext): Promise<Manifest> {
  return (await (await request.get(MANIFEST)).json()) as Manifest;
}

/** Dispatches the browser's install prompt, and marks the page when it is opened. */
async function offer(page: Page, outcome = 'accepted'): Promise<void> {
  await page.evaluate((choice) => {
    const prompt = () => {
      document.documentElement.dataset['prompted'] = 'yes';
      return Promise.resolve();
    };
    const userChoice = Promise.resolve({ outcome: choice });
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }),
    );
  }, outcome);
}

/** Opens the page with a favourite of an earlier visit. */
async function openWithFavourite(page: Page, address = '/about'): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('naija:saved', '[{"id":"7","savedAt":"2026-11-21T09:00:00.000Z"}]');
  });
  await page.goto(address);
}

/** Waits until the visitor is to be invited, for which the code is loaded. */
async function waitUntilDue(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('InstallPanel')),
  );
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
}

/** Retried, because content that loads between two measurements moves what is below it. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
  }).toPass();
}

const invitation = (page: Page, name = HOME_SCREEN) => page.getByRole('complementary', { name });

test('the browser can install the app', async ({ playwright, launchOptions, system }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'naija-install-'));
  // In an ordinary context the browser always says that it is incognito.
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(system.url);
    const browser = await context.newCDPSession(page);
    const manifest = await browser.send('Page.getAppManifest');
    expect(new URL(manifest.url).pathname).toBe(MANIFEST);
    expect(manifest.errors).toEqual([]);
    await expect
      .poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});

test('every image of the manifest exists, in its declared size and format', async ({ request }) => {
  const { icons, screenshots, shortcuts } = await manifestOf(request);
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
    const body = await (await request.get(src)).body();
    const { width, height, format } = await sharp(body).metadata();
    expect([`${String(width)}x${String(height)}`, `image/${format}`], src).toEqual([sizes, type]);
    expect(body.length, src).toBeLessThan(100_000);
  }
});

test('the app and each of its shortcuts open a page', async ({ request }) => {
  const { start_url: start, shortcuts } = await manifestOf(request);
  expect(shortcuts).toHaveLength(4);
  for (const address of [start, ...shortcuts.map(({ url }) => url)])
    expect((await request.get(address)).status(), address).toBe(200);
});

for (const width of [360, 1280])
  test(`at ${String(width)} px a visitor who looks through a list is invited after the sixth card, then above the next page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/trending');
    const cards = page.getByRole('main').locator('li', { has: page.locator('a[href^="/agent/"]') });
    await cards.first().waitFor();
    await offer(page);
    await page.mouse.move(width / 2, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 40);
      await expect(invitation(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAbove(cards.nth(5), invitation(page));
    await goOn(page);
    await expect(invitation(page)).toBeInViewport();
    await expectAbove(invitation(page), pageHeading(page));
  });

test('a visitor is invited with the first favourite', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/trending');
  await offer(page);
  const save = page.getByRole('button', { name: /^Save / }).first();
  await expect(save).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  await save.click();
  await expect(invitation(page)).toBeVisible();
});

test('Install opens the browser’s dialog and hides the invitation', async ({ page }) => {
  await openWithFavourite(page);
  await offer(page);
  await waitUntilDue(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(invitation(page)).toBeHidden();
});

test('a visitor who chooses Not now is not invited again, and finds Install in the App menu', async ({
  page,
}) => {
  await openWithFavourite(page);
  await offer(page);
  await waitUntilDue(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(invitation(page)).toBeHidden();
  await page.goto('/about');
  await offer(page);
  await goOn(page);
  await page.getByRole('button', { name: 'App', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Install app' })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.describe('on an iPhone', () => {
  test.use({
    userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    viewport: { width: 360, height: 740 },
  });

  test('a visitor sees the steps with pictures', async ({ page }) => {
    await openWithFavourite(page);
    await waitUntilDue(page);
    await goOn(page);
    await invitation(page).getByRole('button', { name: 'Show me how' }).click();
    const steps = page.getByRole('dialog', { name: HOME_SCREEN }).getByRole('listitem');
    await expect(steps).toContainText(['Tap Share', 'Choose Add to Home Screen', 'Tap Add']);
    await expect(steps.locator('svg')).toHaveCount(3);
  });
});

test.describe('inside Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; KJ5 Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android (34/14; 480dpi)',
    permissions: ['clipboard-write'],
  });

  test('a visitor sees how to open the browser, and can copy the address', async ({ page }) => {
    await openWithFavourite(page, '/login');
    await waitUntilDue(page);
    await page.getByRole('link', { name: 'ABOUT US' }).click();
    await invitation(page, BROWSER).getByRole('button', { name: 'Show me how' }).click();
    const dialog = page.getByRole('dialog', { name: BROWSER });
    await expect(dialog).toContainText('inside Instagram');
    await expect(dialog.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      /^intent:\/\/[^/]+\/about#Intent;scheme=http;.*;end$/,
    );
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('status')).toContainText('Copied');
    // Permissions-Policy forbids reading the clipboard, so the test pastes.
    await dialog.evaluate((element) => {
      element.appendChild(document.createElement('textarea')).focus();
    });
    await page.keyboard.press('Control+V');
    await expect(dialog.locator('textarea')).toHaveValue(page.url());
  });
});
