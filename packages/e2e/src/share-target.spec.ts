import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import type { Page } from '@playwright/test';
import { DEMO_LOGIN, logIn } from './new-agent.ts';
import { phonePhoto, type PickedFile } from './photos.ts';
import { sharePhoto } from './share-photo.ts';
import { expect, test } from './test.ts';
import { bytesOf, uploadedParts } from './uploaded-parts.ts';

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

const shared = (page: Page) => page.getByRole('img', { name: 'portrait.jpg' });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo that is shared with the app lies in Edit Profile, is made small and saved', async ({
    page,
  }) => {
    await openLoggedIn(page);
    await controlled(page);
    await sharePhoto(page, await phonePhoto(2400, 1800));
    await expect(page).toHaveURL('/dashboard?tab=edit-profile');
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
    await sharePhoto(page, await phonePhoto(800, 600));
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
    await expect(page.getByText(THERE)).toBeVisible();
    await expect(shared(page)).toBeVisible();
  });

  const REFUSED: [what: string, file: PickedFile, words: string][] = [
    [
      'a video',
      { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('mp4') },
      FIELD_MESSAGES.imageType,
    ],
    [
      'a photo that is too large',
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(LIMITS.imageBytes + 1) },
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
    await sharePhoto(page, await phonePhoto(800, 600));
    await expect(page).toHaveURL('/dashboard?tab=edit-profile');
    await expect(page.getByRole('alert')).toContainText('Please choose the photo again');
  });
});
