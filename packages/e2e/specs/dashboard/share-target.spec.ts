import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import type { Page } from '@playwright/test';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { cameraPhoto, type PickedFile } from '../../support/photos.ts';
import { sharePhoto } from '../../support/share-photo.ts';
import { expect, test } from '../../support/test.ts';
import { bytesOf, uploadedParts } from '../../support/uploaded-parts.ts';

const THERE = 'The photo you shared is in the form.';

async function openLoggedIn(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
}

/** Waits until a worker stands between this page and the network. */
async function controlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The photo in the form, and not where it is offered. */
const shared = (page: Page) => page.getByRole('img', { name: 'portrait.jpg', exact: true });
const use = (page: Page) => page.getByRole('button', { name: 'Use this photo' });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo that is shared with the app is offered in Edit Profile, and once used is made small and saved', async ({
    page,
  }) => {
    await openLoggedIn(page);
    await controlled(page);
    await sharePhoto(page, await cameraPhoto(2400, 1800));
    await expect(page).toHaveURL('/dashboard?tab=edit-profile');
    await use(page).click();
    await expect(page.getByText(THERE)).toBeVisible();
    await expect(shared(page)).toBeVisible();
    const parts = uploadedParts(page);
    await page.getByRole('button', { name: 'Upload Data' }).click();
    await expect(page.getByText(MESSAGES.profileSaved)).toBeVisible();
    const size = await bytesOf(parts);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(400_000);
    await page.goto('/dashboard?tab=edit-profile');
    await page.getByRole('button', { name: 'Upload Data' }).waitFor();
    await expect(shared(page)).toBeHidden();
  });

  test('who is not logged in does that first, and the photo is still there', async ({ page }) => {
    await page.goto('/');
    await controlled(page);
    await sharePhoto(page, await cameraPhoto(800, 600));
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
    await use(page).click();
    await expect(page.getByText(THERE)).toBeVisible();
    await expect(shared(page)).toBeVisible();
  });

  test('a page of another site that sends one brings nothing into the form, nor to the server', async ({
    page,
    system,
  }) => {
    await openLoggedIn(page);
    await controlled(page);
    const parts = uploadedParts(page);
    const edits: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') edits.push(request.url());
    });
    await page.route('http://elsewhere.localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
    await page.goto('http://elsewhere.localhost/');
    await sharePhoto(page, await cameraPhoto(800, 600), system.url);
    await expect(use(page)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Shared photo portrait.jpg' })).toBeVisible();
    await expect(shared(page)).toBeHidden();
    await page.reload();
    await expect(use(page)).toBeVisible();
    await expect(shared(page)).toBeHidden();
    await page.getByRole('button', { name: 'Discard photo' }).click();
    await expect(page.getByText('The shared photo was discarded.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload Data' })).toBeVisible();
    await expect(use(page)).toBeHidden();
    expect([parts.length, edits]).toEqual([0, []]);
  });

  const REFUSED: [what: string, file: PickedFile, words: string][] = [
    [
      'a video',
      { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('mp4') },
      FIELD_MESSAGES.imageType,
    ],
    [
      'a photo that is too large',
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(LIMITS.imageMaxBytes + 1) },
      FIELD_MESSAGES.imageSize,
    ],
  ];
  for (const [what, file, words] of REFUSED)
    test(`${what} is refused in the words of the form`, async ({ page }) => {
      await openLoggedIn(page);
      await controlled(page);
      await sharePhoto(page, file);
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('button', { name: 'Upload Data' })).toBeVisible();
    });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('Edit Profile opens and asks for the photo again', async ({ page }) => {
    await openLoggedIn(page);
    await sharePhoto(page, await cameraPhoto(800, 600));
    await expect(page).toHaveURL('/dashboard?tab=edit-profile');
    await expect(page.getByRole('alert')).toContainText('Please choose the photo again');
  });
});
