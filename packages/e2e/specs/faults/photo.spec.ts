import type { Page } from '@playwright/test';
import { agentPaths } from '@naija/contracts/http/agents';
import { phonePhoto } from '../../support/photos.ts';
import type { System } from '../../support/system.ts';
import { editOf, phoneOfDemo, recordOf } from '../../support/faults/demo-device.ts';
import type { Line } from '../../support/faults/network.ts';
import { queue, waitingOn } from '../../support/faults/device-store.ts';
import { figures } from '../../support/faults/seeded.ts';
import { SIZES, timeFor } from '../../support/faults/sizes.ts';
import { expect, test } from '../../support/faults/test.ts';

const { photos: PHOTOS, photoBitsPerSecond: SPEED } = SIZES;
const CUT_EVERY = 64_000;
const MOST = 1.3;
/** Milliseconds for one photo, with the waits between its tries. */
const PATIENCE = 180_000;

/** About 400 kB. */
const photo = () => phonePhoto(1130, 1130);

/** Lets an edit with a photo wait on the phone of the demo agent. */
async function queueEdit(page: Page, line: Line, system: System, totalDeals: number) {
  const id = await phoneOfDemo(page, line.url);
  const before = await recordOf(system.url, id);
  const portrait = await photo();
  await queue(page, [editOf(before, { totalDeals }, portrait)]);
  return { id, before, portrait };
}

const allSent = (page: Page) =>
  expect.poll(async () => (await waitingOn(page)).length, { timeout: PATIENCE }).toBe(0);

test(`a photo of 400 kB gets over a line of ${String(SPEED / 1_000)} kbit/s that is cut every 64 kB, and is sent hardly more than once`, async ({
  page,
  line,
  system,
}) => {
  test.setTimeout(timeFor(PHOTOS, PATIENCE));
  const id = await phoneOfDemo(page, line.url);
  const shares: number[] = [];
  for (let round = 1; round <= PHOTOS; round += 1) {
    const before = await recordOf(system.url, id);
    const portrait = await photo();
    await queue(page, [editOf(before, { totalDeals: round }, portrait)]);
    line.limit(SPEED);
    line.cutEvery(CUT_EVERY);
    const [sent, cuts] = [line.sent(), line.cuts()];
    await page.reload();
    await allSent(page);
    shares.push((line.sent() - sent) / portrait.buffer.length);
    expect(line.cuts() - cuts).toBeGreaterThanOrEqual(Math.floor(portrait.buffer.length / CUT_EVERY));
    line.limit();
    line.cutEvery();
    const after = await recordOf(system.url, id);
    expect(after.totalDeals).toBe(round);
    expect(after.image).not.toBe(before.image);
    expect((await fetch(`${system.url}${after.image ?? ''}`)).status).toBe(200);
  }
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(average).toBeLessThanOrEqual(MOST);
  figures(
    `${String(PHOTOS)} photos, ${String(line.cuts())} cuts; bytes sent of the bytes of a photo: ${average.toFixed(2)} on average, ` +
      `${Math.max(...shares).toFixed(2)} at most`,
  );
});

test('a photo whose edit was done, but not heard of, is not sent once more', async ({
  page,
  line,
  system,
}) => {
  const { id, portrait } = await queueEdit(page, line, system, 77);
  line.fail({ lostAnswers: 1, only: (_method, path) => path === agentPaths.edit });
  await page.reload();
  await expect.poll(async () => (await recordOf(system.url, id)).totalDeals).toBe(77);
  await expect.poll(() => line.did.lostAnswers).toBeGreaterThan(1);
  line.fail({});
  await allSent(page);
  expect(line.sent() / portrait.buffer.length).toBeLessThanOrEqual(MOST);
  expect((await recordOf(system.url, id)).totalDeals).toBe(77);
});

test('a change that is cancelled while its photo is on its way is not made, and the rest of the photo not sent', async ({
  page,
  line,
  system,
}) => {
  const { id, before, portrait } = await queueEdit(page, line, system, 78);
  line.limit(400_000);
  await page.reload();
  await expect.poll(() => line.sent()).toBeGreaterThan(portrait.buffer.length / 4);
  // Hardly anything moves until the agent has found the button.
  line.limit(16_000);
  const changes = page.getByRole('region', { name: 'Your changes' });
  await changes.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => line.calls.some((call) => call.startsWith('DELETE '))).toBe(true);
  line.limit();
  await expect(changes).toBeHidden();
  expect(line.sent()).toBeLessThan(portrait.buffer.length);
  expect(line.calls).not.toContain(`PUT ${agentPaths.edit}`);
  expect(await recordOf(system.url, id)).toEqual(before);
});
