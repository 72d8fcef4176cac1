import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { publishNext, runsNext } from '../../support/next-release.ts';
import { NEXT_MARK, waitUntilTakenOver } from '../../support/offline/next-shell.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { editOf, logInOnDevice, fetchRecord } from '../../support/faults/demo-device.ts';
import { startNetwork } from '../../support/faults/network.ts';
import { enqueue, pendingOn } from '../../support/faults/outbox-store.ts';
import { expect, test } from '../../support/faults/test.ts';

const EDIT = '/dashboard?tab=edit-profile';
const ADDRESS = '9 Broad Street, Lagos Island';

test(
  'a photo upload resumes after a new service worker has taken over in the middle of it',
  AT_FULL_SIZE,
  async ({ page, random, shipped: { shell, own } }) => {
    test.setTimeout(150_000);
    const network = await startNetwork(own.url, random);
    const id = await logInOnDevice(page, network.url);
    const before = await fetchRecord(own.url, id);
    const portrait = await cameraPhoto(1130, 1130);
    await enqueue(page, [editOf(before, { totalDeals: 601 }, portrait)]);
    network.throttle(400_000);
    await page.reload();
    await expect.poll(() => network.sent()).toBeGreaterThan(portrait.buffer.length / 4);
    await shell.becomeNext();
    await own.stopServer();
    await own.restartServer();
    network.throttle();
    // A server that has just started may respond with 503.
    await expect(async () => {
      await page.reload();
      await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    }).toPass();
    await waitUntilTakenOver(page, true);
    await expect.poll(() => pendingOn(page), { timeout: 60_000 }).toEqual([]);
    const after = await fetchRecord(own.url, id);
    expect(after.totalDeals).toBe(601);
    expect(after.image).not.toBe(before.image);
    expect(network.sent() / portrait.buffer.length).toBeLessThanOrEqual(1.3);
    await network.stop();
  },
);

test('a draft is restored after a reload into a new release of its remote', async ({ page, system }) => {
  const id = await logInOnDevice(page, system.url);
  await page.goto(EDIT);
  const field = page.locator('input').and(page.getByLabel(/^Address/));
  await field.fill(ADDRESS);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await publishNext(system.remotesDir, 'dashboard');
  await page.reload();
  await expect.poll(() => runsNext(page)).toBe(true);
  await expect(page.getByText(/^Draft from .*\d\d:\d\d restored/)).toBeVisible();
  await expect(field).toHaveValue(ADDRESS);
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect.poll(async () => (await fetchRecord(system.url, id)).address).toBe(ADDRESS);
});
