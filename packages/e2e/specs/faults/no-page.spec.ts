import { phonePhoto } from '../../support/photos.ts';
import { editOf, phoneOfDemo, recordOf } from '../../support/faults/demo-device.ts';
import { queue } from '../../support/faults/device-store.ts';
import { lineIsBack } from '../../support/faults/sync-event.ts';
import { expect, test } from '../../support/faults/test.ts';

test('an edit with its photo is sent when the line is back, though the agent has closed the site', async ({
  page,
  system,
}) => {
  const id = await phoneOfDemo(page, system.url);
  const before = await recordOf(system.url, id);
  const totalDeals = (before.totalDeals ?? 0) + 1;
  await system.goDown();
  await queue(page, [editOf(before, { totalDeals }, await phonePhoto(640, 640))]);
  await page.goto('about:blank');
  await system.comeBack();
  await expect(async () => {
    // More than once, as browsers do it where something is left over.
    await lineIsBack(page, system.url);
    expect((await recordOf(system.url, id)).totalDeals).toBe(totalDeals);
  }).toPass({ intervals: [2_000] });
  expect((await recordOf(system.url, id)).image).not.toBe(before.image);
});
