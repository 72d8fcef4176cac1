import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { pageHeading } from './page-heading.ts';
import { waitUntilShown } from './shown.ts';

const WIDTHS = [360, 1280];

/** Colours are all that the colour scheme changes. */
const RULES = { light: undefined, dark: ['color-contrast'] } as const;

/** Checks a page at each width in both colour schemes, without reloading it. `shown` must be visible first. */
export async function expectAccessible(page: Page, shown: Locator = pageHeading(page)): Promise<void> {
  await shown.waitFor();
  await waitUntilShown(page);
  // Evaluated once, because parsing it takes as long as one check.
  await page.evaluate(axe.source);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await page.evaluate(findViolations, RULES[colorScheme]);
      expect.soft(found, `${page.url()} at ${String(width)} px, ${colorScheme}`).toEqual([]);
    }
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `width that ${page.url()} needs`).toBeLessThanOrEqual(width);
  }
}

/** Runs in the page, into which axe-core was injected. */
async function findViolations(rules?: readonly string[]): Promise<string[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const { violations } = await run({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
