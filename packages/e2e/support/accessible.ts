import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const WIDTHS = [360, 1280];

/**
 * Checks a page at each width in both colour schemes, without reloading it. `shown` must be visible first.
 */
export async function expectAccessible(
  page: Page,
  shown: Locator = page.getByRole('heading', { level: 1 }),
): Promise<void> {
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      // Colours are all that the scheme changes.
      const { violations } = await (
        colorScheme === 'light' ? axe : axe.withRules('color-contrast')
      ).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect.soft(found, `${page.url()} at ${String(width)} px, ${colorScheme}`).toEqual([]);
    }
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `width that ${page.url()} needs`).toBeLessThanOrEqual(width);
  }
}
