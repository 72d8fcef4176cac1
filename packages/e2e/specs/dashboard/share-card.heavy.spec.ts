import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessible.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/test.ts';

test('an agent saves the card that previews of the public page show', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const profile = await page.getByRole('link', { name: 'Open your public page' }).getAttribute('href');
  await page.getByRole('button', { name: 'Your share card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your share card' });
  await expectAccessible(page, dialog.getByRole('img', { name: /^Share card of/ }));

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const saved = await readFile(await (await download).path());
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });

  const html = await (await page.request.get(profile ?? '')).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const previewed = await page.request.get(new URL(address).pathname);
  expect((await previewed.body()).equals(saved)).toBe(true);
});
