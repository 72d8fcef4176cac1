import type { Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentsOf } from '../../support/first-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import { install, openPage, visitUntilReady, waitUntilReady } from '../../support/offline/visit.ts';
import { waitUntilShown } from '../../support/shown.ts';

/** The part of what was transferred by which the figure may differ. */
const TOLERANCE = 0.1;

/** Kilobytes by the App menu, which is closed again. */
async function shownDownloads(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'App', exact: true }).click();
  const figures = await page.getByText(/downloaded this month/).textContent();
  const [, amount, unit] = /^([\d.,]+) ([kM]B) downloaded/.exec(figures ?? '') ?? [];
  await page.keyboard.press('Escape');
  return Number(amount?.replaceAll(',', '')) * (unit === 'MB' ? 1_000 : 1);
}

/** Files that most visitors never need: other remotes, translations, and code for agents and developers. */
const NOT_FOR_VISITORS =
  /^\/remotes\/(?!directory\/)|\/(?:upload-photo|RemotesOverlay|[a-z]+\.po)-[^/]+\.js$/;

test('a first visit downloads nothing for agents and developers, and no translations; an installed app can upload photos', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, '/');
  await waitUntilShown(page);
  expect(siteProxy.requested.filter((path) => NOT_FOR_VISITORS.test(path))).toEqual([]);
  await install(page);
  await waitUntilReady(page);
  expect(siteProxy.requested.some((path) => path.startsWith('/assets/upload-photo-'))).toBe(true);
});

test('a visitor sees the data that the site has used, from the first page on, and none without a server', async ({
  page,
  siteProxy,
}) => {
  const [agent] = await agentsOf(page.request, 'rivers');
  const before = siteProxy.bytesSent();
  const expectTrueFigure = async (step: string) => {
    // The last bytes are counted a moment later.
    await expect(async () => {
      const sent = (siteProxy.bytesSent() - before) / 1_000;
      const shown = await shownDownloads(page);
      const description = `${step}: ${String(shown)} kB shown, ${String(sent)} kB sent`;
      expect(Math.abs(shown - sent) / sent, description).toBeLessThan(TOLERANCE);
      test.info().annotations.push({ type: 'data used', description });
    }).toPass();
  };
  await visitUntilReady(page, '/');
  await waitUntilShown(page);
  await expectTrueFigure('first visit');

  await openPage(page, pagePaths.agent(agent?.id ?? ''));
  await waitUntilShown(page);
  await openPage(page, '/location/kano');
  await waitUntilShown(page);
  await page.reload();
  await waitUntilShown(page);
  await expectTrueFigure('profile, list and reload');

  const online = await shownDownloads(page);
  await siteProxy.disconnect();
  await page.reload();
  await waitUntilShown(page);
  expect(await shownDownloads(page)).toBe(online);
});
