import type { Page } from '@playwright/test';
import { agentPaths } from '@naija/contracts/http/agents';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { cameraPhoto } from '../../support/photos.ts';
import type { System } from '../../support/system.ts';
import { editOf, logInOnDevice, fetchRecord } from '../../support/faults/demo-device.ts';
import type { FaultyNetwork } from '../../support/faults/network.ts';
import { enqueue, pendingOn } from '../../support/faults/outbox-store.ts';
import { figures } from '../../support/faults/seeded.ts';
import { SIZES, timeFor } from '../../support/faults/sizes.ts';
import { expect, test } from '../../support/faults/test.ts';

const { photos: PHOTOS, photoBitsPerSecond: SPEED } = SIZES;
const CUT_EVERY = 64_000;
const MAX_SENT_RATIO = 1.3;
/** Time for one photo, including its backoff. */
const TIMEOUT_MS = 180_000;

/** About 400 kB. */
const photo = () => cameraPhoto(1130, 1130);

/** Stores an edit with a photo in the outbox of the demo agent's device. */
async function enqueueEdit(page: Page, network: FaultyNetwork, system: System, totalDeals: number) {
  const id = await logInOnDevice(page, network.url);
  const before = await fetchRecord(system.url, id);
  const portrait = await photo();
  await enqueue(page, [editOf(before, { totalDeals }, portrait)]);
  return { id, before, portrait };
}

const allSent = (page: Page) =>
  expect.poll(async () => (await pendingOn(page)).length, { timeout: TIMEOUT_MS }).toBe(0);

test(`a photo of 400 kB is uploaded over a network of ${String(SPEED / 1_000)} kbit/s that is cut every 64 kB, resending at most 30 %`, async ({
  page,
  network,
  system,
}) => {
  test.setTimeout(timeFor(PHOTOS, TIMEOUT_MS));
  const id = await logInOnDevice(page, network.url);
  const shares: number[] = [];
  for (let round = 1; round <= PHOTOS; round += 1) {
    const before = await fetchRecord(system.url, id);
    const portrait = await photo();
    await enqueue(page, [editOf(before, { totalDeals: round }, portrait)]);
    network.throttle(SPEED);
    network.cutEvery(CUT_EVERY);
    const [sent, cuts] = [network.sent(), network.cuts()];
    await page.reload();
    await allSent(page);
    shares.push((network.sent() - sent) / portrait.buffer.length);
    expect(network.cuts() - cuts).toBeGreaterThanOrEqual(Math.floor(portrait.buffer.length / CUT_EVERY));
    network.throttle();
    network.cutEvery();
    const after = await fetchRecord(system.url, id);
    expect(after.totalDeals).toBe(round);
    expect(after.image).not.toBe(before.image);
    expect((await fetch(`${system.url}${after.image ?? ''}`)).status).toBe(200);
  }
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(average).toBeLessThanOrEqual(MAX_SENT_RATIO);
  figures(
    `${String(PHOTOS)} photos, ${String(network.cuts())} cuts; bytes sent of the bytes of a photo: ${average.toFixed(2)} on average, ` +
      `${Math.max(...shares).toFixed(2)} at most`,
  );
});

test(
  'a photo is not uploaded again when only the response to its edit was lost',
  AT_FULL_SIZE,
  async ({ page, network, system }) => {
    const { id, portrait } = await enqueueEdit(page, network, system, 77);
    network.setFaults({ lostResponses: 1, only: ({ url }) => url === agentPaths.edit });
    await page.reload();
    await expect.poll(async () => (await fetchRecord(system.url, id)).totalDeals).toBe(77);
    await expect.poll(() => network.counts.lostResponses).toBeGreaterThan(1);
    network.setFaults({});
    await allSent(page);
    expect(network.sent() / portrait.buffer.length).toBeLessThanOrEqual(MAX_SENT_RATIO);
    expect((await fetchRecord(system.url, id)).totalDeals).toBe(77);
  },
);

test(
  'an edit that is cancelled while its photo uploads is not made, and the rest of the photo is not sent',
  AT_FULL_SIZE,
  async ({ page, network, system }) => {
    const { id, before, portrait } = await enqueueEdit(page, network, system, 78);
    network.throttle(400_000);
    await page.reload();
    await expect.poll(() => network.sent()).toBeGreaterThan(portrait.buffer.length / 4);
    // Hardly anything moves until the agent has found the button.
    network.throttle(16_000);
    const changes = page.getByRole('region', { name: 'Your changes' });
    await changes.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => network.requests.some((request) => request.startsWith('DELETE '))).toBe(true);
    network.throttle();
    await expect(changes).toBeHidden();
    expect(network.sent()).toBeLessThan(portrait.buffer.length);
    expect(network.requests).not.toContain(`PUT ${agentPaths.edit}`);
    expect(await fetchRecord(system.url, id)).toEqual(before);
  },
);
