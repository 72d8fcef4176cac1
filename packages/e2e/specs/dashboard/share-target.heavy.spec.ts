import { LIMITS } from '@naija/contracts/domain/limits';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
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

/** Waits until a service worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The photo in the form, not in the offer. */
const shared = (page: Page) => page.getByRole('img', { name: 'portrait.jpg', exact: true });
const use = (page: Page) => page.getByRole('button', { name: 'Use this photo' });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo shared with the app is offered in Edit Profile, resized and uploaded once the agent uses it', async ({
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

  test(
    'an agent who is logged out logs in first and still finds the shared photo',
    AT_FULL_SIZE,
    async ({ page }) => {
      await page.goto('/');
      await controlled(page);
      await sharePhoto(page, await cameraPhoto(800, 600));
      await expect(page).toHaveURL(/\/login\?next=/);
      await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
      await use(page).click();
      await expect(page.getByText(THERE)).toBeVisible();
      await expect(shared(page)).toBeVisible();
    },
  );

  test('a photo posted by another site reaches neither the form nor the server by itself', async ({
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
    await expect(page.getByText('Shared photo discarded.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload Data' })).toBeVisible();
    await expect(use(page)).toBeHidden();
    expect([parts.length, edits]).toEqual([0, []]);
  });

  const REFUSED: [what: string, file: PickedFile, message: string][] = [
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
  for (const [what, file, message] of REFUSED)
    test(`${what} is refused with the form's own message`, AT_FULL_SIZE, async ({ page }) => {
      await openLoggedIn(page);
      await controlled(page);
      await sharePhoto(page, file);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('button', { name: 'Upload Data' })).toBeVisible();
    });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('Edit Profile opens and asks for the photo again', AT_FULL_SIZE, async ({ page }) => {
    await openLoggedIn(page);
    await sharePhoto(page, await cameraPhoto(800, 600));
    await expect(page).toHaveURL('/dashboard?tab=edit-profile');
    await expect(page.getByRole('alert')).toContainText('Please choose it below');
  });
});
