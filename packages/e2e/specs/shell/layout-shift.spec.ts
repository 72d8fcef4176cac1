import type { Page } from '@playwright/test';
import { HEAVY } from '@naija/tooling/test-size';
import { expect, test } from '../../support/test.ts';
import { firstAgent } from '../../support/first-agent.ts';

/** Sums up layout shifts, without those that follow an input within 500 ms. @returns reads the sum */
async function sumShifts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const page = globalThis as { shifts?: number };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) page.shifts = (page.shifts ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ((globalThis as { shifts?: number }).shifts ?? 0).toFixed(2));
}

async function delay(page: Page, url: string, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

const PAGES = {
  home: '/',
  'search results': '/?q=ikeja',
  trending: '/trending',
  about: '/about',
  state: '/location/lagos',
  agent: undefined,
};

/** Those that visitors open most. */
const FIRST_PAGES = new Set(['home', 'state', 'agent']);

for (const [name, path] of Object.entries(PAGES))
  for (const width of [360, 1280])
    test(
      `the layout does not shift while the page ${name} loads, at ${String(width)} px`,
      width === 360 && FIRST_PAGES.has(name) ? {} : HEAVY,
      async ({ page, request }) => {
        const shifts = await sumShifts(page);
        // As on a slow network: markup first, then data and font, then photos.
        await delay(page, '**/*.woff2', 400);
        await delay(page, '**/api/v1/**', 300);
        await delay(page, '**/media/**', 600);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path ?? (await firstAgent(request)));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect(await shifts()).toBe('0.00');
      },
    );

for (const width of [360, 1280])
  test(
    `a list stays in place while answers come late, at ${String(width)} px`,
    width === 360 ? {} : HEAVY,
    async ({ page }) => {
      const shifts = await sumShifts(page);
      // Later than what counts as caused by the visitor.
      await delay(page, '**/api/v1/**', 700);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/location/lagos');
      const rows = page.locator('main li:not([aria-hidden])');

      await page.getByRole('button', { name: 'Show more agents' }).click();
      await expect(rows).not.toHaveCount(24);
      if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Sort by').focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/agents in Lagos, lowest fee first$/);
      await page.getByRole('searchbox').pressSequentially('lekki');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/agents in Lekki, Lagos/);
      expect(await shifts()).toBe('0.00');
    },
  );
