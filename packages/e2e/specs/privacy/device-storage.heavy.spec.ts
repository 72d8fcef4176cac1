import type { BrowserContext, Page } from '@playwright/test';
import { DEVICE_STORAGE, isListedStorage, type StorageKind } from '@naija/contracts/domain/device-storage';
import { showCommentForm } from '../../support/comment-form.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';

/** Everything that a browser has stored of the site, as 'kind name'. */
async function storedOn(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name ?? ''}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies, ...others];
}

const isListed = (entry: string) => {
  const [kind = '', ...name] = entry.split(' ');
  return isListedStorage(kind as StorageKind, name.join(' '));
};

/** Data stored on a device after reading, saving an agent, commenting and logging in. */
const EXPECTED = [
  'cookie token',
  'cookie id',
  'cookie name',
  'cookie email',
  'localStorage naija:saved',
  'localStorage naija:session',
  'localStorage naija:outbox',
  'sessionStorage naija:scroll',
  'indexedDB naija-outbox',
  'cache naija-state',
  'cache naija-data-agents',
];

test('a device holds nothing that the privacy page does not list', async ({ page, context }) => {
  await visitUntilReady(page, '/');
  await page.goto('/location/lagos');
  await page
    .getByRole('link', { name: /^See More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/agent\//);
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await showCommentForm(page);
  await page.getByRole('textbox', { name: 'Comment' }).fill('On time, and honest.');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?tab=edit-profile');
  await expect(page.getByLabel(/^Address/)).toBeVisible();
  const stored = await storedOn(page, context);
  expect(stored).toEqual(expect.arrayContaining(EXPECTED));
  expect(stored.filter((entry) => !isListed(entry))).toEqual([]);

  await page.goto('/privacy');
  const named = page.getByRole('region', { name: 'What is stored on your device' }).getByRole('code');
  expect(new Set(await named.allTextContents())).toEqual(new Set(DEVICE_STORAGE.map(({ name }) => name)));
});
