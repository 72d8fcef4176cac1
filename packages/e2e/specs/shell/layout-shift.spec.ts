import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { expect, test } from '../../support/test.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { proxyFor } from '../../support/offline/proxy.ts';
import { waitUntilShown } from '../../support/shown.ts';
import { renderInBrowser, waitUntilRendered } from '../../support/rendered.ts';

interface Shift {
  value: number;
  /** When, what, from where and to where. */
  text: string;
}

/** Least sum of shifts that can be seen. */
const VISIBLE = 0.005;

/** A slow processor paints a document before all of it is parsed, and rows grow with what follows. */
const WHILE_PARSED = 0.02;

/** Records layout shifts, without those that follow an input within 500 ms. @returns expects a sum so far below `limit` */
async function watchShifts(page: Page): Promise<(after: string, limit?: number) => Promise<void>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      lastInputTime: number;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null) =>
      `${node?.nodeName ?? 'a removed node'} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`;
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `  ${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        const waited = Math.round(entry.startTime - entry.lastInputTime);
        const head = `${entry.value.toFixed(3)}, ${String(waited)} ms after the last input:`;
        shifts.push({ value: entry.value, text: [head, ...moved].join('\n') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (after, limit = VISIBLE) => {
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, [`shifts until ${after}`, ...shifts.map(({ text }) => text)].join('\n')).toBeLessThan(limit);
  };
}

async function delay(page: Page, url: string, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await setTimeout(ms);
    await route.continue();
  });
}

const PAGES = {
  home: '/',
  'search results': '/?q=ikeja',
  trending: '/trending',
  about: '/about',
  'move-in cost': '/cost?price=1000000&commission=12&state=lagos',
  state: '/location/lagos',
  agent: undefined,
};

/** Pages that visitors open most. */
const FIRST_PAGES = new Set(['home', 'state', 'agent']);

for (const [name, path] of Object.entries(PAGES))
  for (const width of [360, 1280])
    test(
      `the layout does not shift while the page ${name} loads, at ${String(width)} px`,
      width === 360 && FIRST_PAGES.has(name) ? {} : AT_FULL_SIZE,
      async ({ page, request }) => {
        const expectNoShift = await watchShifts(page);
        // Delays responses as a slow network does: markup first, then data and font, then photos.
        await delay(page, '**/*.woff2', 400);
        await delay(page, '**/api/v1/**', 300);
        await delay(page, '**/media/**', 600);
        await page.setViewportSize({ width, height: 800 });
        const address = path ?? (await firstAgent(request));
        await waitUntilRendered(request, address);
        await page.goto(address);
        await waitUntilShown(page);
        await expectNoShift('the page has loaded', WHILE_PARSED);
      },
    );

const PARTS = 60;

/** Sends a document in parts, each of which is painted. */
async function sendInParts(response: ServerResponse, html: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const body = html.indexOf('<body');
  response.write(html.slice(0, body));
  const length = Math.ceil((html.length - body) / PARTS);
  for (let start = body; start < html.length; start += length) {
    response.write(html.slice(start, start + length));
    await setTimeout(50);
  }
  response.end();
}

test('the layout of the home page does not shift while its document arrives in parts, at 360 px', async ({
  page,
  request,
  system,
}) => {
  await waitUntilRendered(request, '/');
  const html = await (await request.get('/')).text();
  const network = await proxyFor(system.url);
  network.intercept((path) => (path === '/' ? (response) => sendInParts(response, html) : undefined));
  const expectNoShift = await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(network.url);
  await waitUntilShown(page);
  // A part may end within a button, before its text.
  await expectNoShift('the page has loaded', WHILE_PARSED);
  // It may still load what it needs later.
  await page.close();
  await network.stop();
});

for (const width of [360, 1280])
  test(
    `a list stays in place while answers come late, at ${String(width)} px`,
    width === 360 ? {} : AT_FULL_SIZE,
    async ({ page }) => {
      const expectNoShift = await watchShifts(page);
      // Later than what counts as caused by the visitor.
      await delay(page, '**/api/v1/**', 700);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/location/lagos');
      await waitUntilShown(page);
      // Another test covers the shifts of a document that is painted while it is parsed.
      await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0));
      const rows = page.locator('main li:not([aria-hidden])');

      await page.getByRole('button', { name: 'Show more agents' }).click();
      await expect(rows).not.toHaveCount(24);
      await expectNoShift('more agents came');
      if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Sort by').focus();
      await expectNoShift('the filters came');
      // What is rendered late on a slow device does not count as caused by the key.
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/agents in Lagos, lowest fee first$/);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await expectNoShift('the list was sorted');
      await page.getByRole('searchbox').pressSequentially('lekki');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/agents in Lekki, Lagos/);
      await expectNoShift('the search was answered');
    },
  );

test('the list stays in place when the fields of opened filters come late, at 360 px', async ({ page }) => {
  const expectNoShift = await watchShifts(page);
  await renderInBrowser(page);
  // Later than what counts as caused by the tap.
  await delay(page, '**/FilterFields-*.js', 1_500);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/location/lagos');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await expectNoShift('the fields came');
});
