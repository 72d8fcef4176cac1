import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { logInOnDevice } from '../../support/faults/demo-device.ts';
import { expect, test } from '../../support/offline/test.ts';
import { cameraPhoto } from '../../support/photos.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('photos of work that an agent adds without a network survive a reload, and are public once it is back', async ({
  page,
  request,
  siteProxy,
}) => {
  const id = await logInOnDevice(page, siteProxy.url);
  const published = async () => {
    const { work = [] } = (await (await request.get(agentPaths.byId(id))).json()) as AgentResponse;
    return work.map(({ caption, width, height }) => [caption, width, height]);
  };
  const before = await published();
  const waiting = page.getByText('Saved on this device');
  await page.goto(`${siteProxy.url}/dashboard?tab=photos`);
  await expect(page.getByText(`${String(before.length)} of 8 photos`)).toBeVisible();

  await siteProxy.disconnect();
  const [wide, high] = [await cameraPhoto(2_400, 1_800), await cameraPhoto(600, 900)];
  await page.getByLabel('Add photos').setInputFiles([wide, { ...high, name: 'high.jpg' }]);
  await expect(waiting).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Add caption/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: /^Caption/ }).fill('Two rooms in Yaba');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(waiting).toHaveCount(2);
  await expect(page.getByText('Two rooms in Yaba')).toBeVisible();

  await siteProxy.reconnect();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(waiting).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  // The caption is sent after the photo.
  await expect.poll(published).toEqual([...before, [null, 1280, 960], ['Two rooms in Yaba', 600, 900]]);
  const shown = page.getByRole('img', { name: 'Two rooms in Yaba' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
