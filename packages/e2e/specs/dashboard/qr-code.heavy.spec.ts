import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessible.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/test.ts';

test('an agent downloads the QR code of the public page as a picture, module by module the one shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'QR code of your page' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code of your page' });
  const shown = dialog.getByRole('img', { name: /^QR code that leads to the public page of/ });
  await expectAccessible(page, shown);
  const size = Number((await shown.getAttribute('viewBox'))?.split(' ')[3]);
  const squares = (await shown.locator('path').getAttribute('d')) ?? '';

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download picture' }).click();
  const picture = sharp(await readFile(await (await download).path()));
  const { width, height } = await picture.metadata();
  expect(width).toBeGreaterThanOrEqual(1_000);
  expect(height).toBe(width);
  const modules = await picture.greyscale().resize(size, size, { kernel: 'nearest' }).raw().toBuffer();
  const dark = [...modules].flatMap((value, at) =>
    value < 128 ? [`M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z`] : [],
  );
  expect(dark.join('')).toBe(squares);
});

test('an agent copies a link that opens the comment form of the public page for a client', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await page.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name: 'Comments' }).click();
  await page.getByRole('button', { name: 'Invite a client to comment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a client to comment' });
  await expectAccessible(
    page,
    dialog.getByRole('img', { name: /^QR code that leads to the comment form of/ }),
  );
  await dialog.getByRole('button', { name: 'Share the link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto((await dialog.getByText(/#comment$/).textContent()) ?? '');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toBeInViewport();
});
