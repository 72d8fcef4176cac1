import type { Page } from '@playwright/test';

/** Makes a page's visitor one who saves data: nothing is fetched ahead. */
export async function spareData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
