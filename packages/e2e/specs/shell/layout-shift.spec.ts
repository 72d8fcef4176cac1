import { HEAVY } from '@naija/tooling/test-size';
import { expect, test } from '../../support/test.ts';
import { firstAgent } from '../../support/first-agent.ts';

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
        await page.addInitScript(() => {
          const page = globalThis as { shifts?: number };
          page.shifts = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              page.shifts = (page.shifts ?? 0) + entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // As on a slow network: markup first, then data and font, then photos.
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          await route.continue();
        });
        await page.route('**/api/v1/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await page.route('**/media/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path ?? (await firstAgent(request)));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(() => (globalThis as { shifts?: number }).shifts ?? 0);
        expect(shifts.toFixed(2)).toBe('0.00');
      },
    );
