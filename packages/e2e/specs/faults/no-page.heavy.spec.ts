import { waitUntilDashboardKept } from '../../support/kept-dashboard.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { editOf, logInOnDevice, fetchRecord } from '../../support/faults/demo-device.ts';
import { enqueue } from '../../support/faults/outbox-store.ts';
import { dispatchSync } from '../../support/faults/sync-event.ts';
import { expect, test } from '../../support/faults/test.ts';
import { openPage } from '../../support/offline/visit.ts';

test('an edit with its photo is sent by Background Sync after the agent has closed the site', async ({
  page,
  system,
}) => {
  const id = await logInOnDevice(page, system.url);
  const before = await fetchRecord(system.url, id);
  const totalDeals = (before.totalDeals ?? 0) + 1;
  await system.stopServer();
  await enqueue(page, [editOf(before, { totalDeals }, await cameraPhoto(640, 640))]);
  await page.goto('about:blank');
  await system.restartServer();
  await expect(async () => {
    // Browsers repeat a sync event that has left something pending.
    await dispatchSync(page, system.url);
    expect((await fetchRecord(system.url, id)).totalDeals).toBe(totalDeals);
  }).toPass({ intervals: [2_000] });
  expect((await fetchRecord(system.url, id)).image).not.toBe(before.image);
});

test('a dashboard that opens without a network shows what was sent by Background Sync, with its time', async ({
  page,
  system,
}) => {
  const id = await logInOnDevice(page, system.url);
  await waitUntilDashboardKept(page);
  const before = await fetchRecord(system.url, id);
  const totalDeals = (before.totalDeals ?? 0) + 1_000;
  await system.stopServer();
  await openPage(page, '/dashboard');
  const details = page.getByRole('region', { name: 'Agent Details' });
  const savedAt = page.locator('main time').first();
  await expect(savedAt).toBeVisible();
  const keptBefore = Date.parse((await savedAt.getAttribute('datetime')) ?? '');
  await enqueue(page, [editOf(before, { totalDeals })]);
  await page.goto('about:blank');
  await system.restartServer();
  await expect(async () => {
    await dispatchSync(page, system.url);
    expect((await fetchRecord(system.url, id)).totalDeals).toBe(totalDeals);
  }).toPass({ intervals: [2_000] });

  await system.stopServer();
  await openPage(page, '/dashboard');
  await expect(details).toContainText(totalDeals.toLocaleString('en'));
  const keptAfter = Date.parse((await savedAt.getAttribute('datetime')) ?? '');
  expect(keptAfter).toBeGreaterThan(keptBefore);
});
