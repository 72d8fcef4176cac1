// Takes the manifest's screenshots, which browsers show when they offer to install the app.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import {
  SCREENSHOT_SIZES,
  SCREENSHOTS,
  screenshotPath,
  type Screenshot,
} from '@naija/contracts/pwa/screenshots';
import { ROOT } from '@naija/tooling/workspaces';
import sharp from 'sharp';
import { firstAgent } from '../support/first-agent.ts';
import { pageHeading } from '../support/page-heading.ts';
import { test } from '../support/test.ts';

const FOLDER = path.join(ROOT, 'shell/public');
/** Device pixels for each CSS pixel. */
const SCALES = { narrow: 2, wide: 1 };

const ADDRESSES: Record<Screenshot['page'], (request: APIRequestContext) => string | Promise<string>> = {
  home: () => pagePaths.home,
  state: () => pagePaths.location(TRENDING_STATE),
  agent: firstAgent,
};

/** Waits until every photo in the viewport has loaded. */
async function settle(page: Page): Promise<void> {
  await pageHeading(page).waitFor();
  await page.locator('main img').first().waitFor();
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
}

for (const screenshot of SCREENSHOTS) {
  const file = screenshotPath(screenshot);
  const scale = SCALES[screenshot.form];
  const { width, height } = SCREENSHOT_SIZES[screenshot.form];

  test.describe(screenshot.form, () => {
    test.use({ viewport: { width: width / scale, height: height / scale }, deviceScaleFactor: scale });
    // Console messages are checked by the tests.
    test.use({ expectedNoise: /./ });

    test(file, async ({ page, request }) => {
      await page.goto(await ADDRESSES[screenshot.page](request));
      await settle(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      await mkdir(path.dirname(FOLDER + file), { recursive: true });
      await sharp(picture)
        .webp({ quality: 78, effort: 6 })
        .toFile(FOLDER + file);
    });
  });
}
