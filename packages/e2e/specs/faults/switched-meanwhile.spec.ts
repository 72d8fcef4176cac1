import { publishRelease } from '@naija/releases';
import { nextRelease } from '../../support/next-release.ts';
import { NEXT_MARK } from '../../support/offline/next-shell.ts';
import { phonePhoto } from '../../support/photos.ts';
import { editOf, phoneOfDemo, recordOf } from '../../support/faults/demo-device.ts';
import { lineTo } from '../../support/faults/network.ts';
import { queue, waitingOn } from '../../support/faults/device-store.ts';
import { expect, test } from '../../support/faults/test.ts';

const EDIT = '/dashboard?tab=edit-profile';
const ADDRESS = '9 Broad Street, Lagos Island';

test('a photo goes on where it was when the worker is another one in the middle of its upload', async ({
  page,
  chance,
  shipped: { shell, own },
}) => {
  test.slow();
  const line = await lineTo(own.url, chance);
  const id = await phoneOfDemo(page, line.url);
  const before = await recordOf(own.url, id);
  const portrait = await phonePhoto(1130, 1130);
  await queue(page, [editOf(before, { totalDeals: 601 }, portrait)]);
  line.limit(400_000);
  await page.reload();
  await expect.poll(() => line.sent()).toBeGreaterThan(portrait.buffer.length / 4);
  await shell.becomeNext();
  await own.goDown();
  await own.comeBack();
  line.limit();
  await page.reload();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(NEXT_MARK)).toHaveCount(1);
  await expect.poll(() => waitingOn(page), { timeout: 60_000 }).toEqual([]);
  const after = await recordOf(own.url, id);
  expect(after.totalDeals).toBe(601);
  expect(after.image).not.toBe(before.image);
  expect(line.sent() / portrait.buffer.length).toBeLessThanOrEqual(1.3);
  await line.stop();
});

test('what was typed in a form is there again when its remote is another one after a reload', async ({
  page,
  system,
}) => {
  const id = await phoneOfDemo(page, system.url);
  await page.goto(EDIT);
  const field = page.locator('input').and(page.getByLabel(/^Address/));
  await field.fill(ADDRESS);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const next = await nextRelease('dashboard', '9.0.0');
  await publishRelease(next.folder, system.remotesDir, { who: 'test' });
  await next.remove();
  await page.reload();
  await page.getByRole('button', { name: 'Reload' }).click();
  // The page before shows the same draft, and may be there for a while.
  await expect(async () => {
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.some((file) => file.includes('/dashboard/9.0.0/'))).toBe(true);
  }).toPass();
  await expect(page.getByText(/^Draft from .*\d\d:\d\d restored/)).toBeVisible();
  await expect(field).toHaveValue(ADDRESS);
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect.poll(async () => (await recordOf(system.url, id)).address).toBe(ADDRESS);
});
