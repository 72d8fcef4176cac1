import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { ROOT } from '@naija/tooling/workspaces';
import { serveFolder } from '../../support/static-site.ts';
import {
  changeToDark,
  openPreview,
  renderStory,
  setDevice,
  type StoryPreview,
} from '../../support/story-preview.ts';

/** Each browser version renders text a little differently, so each has pictures of its own. */
const PICTURES = path.join(import.meta.dirname, '../../pictures');
const BUILT = path.join(ROOT, 'storybook/dist');

interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');

const test = base.extend<object, { site: string; preview: StoryPreview }>({
  site: [
    // Playwright reads the pattern of the first parameter.
    async ({}, provide) => {
      const { url, stop } = await serveFolder(BUILT);
      await provide(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  // One page per worker: loading it takes longer than all else.
  preview: [
    async ({ site, browser }, provide) => {
      const preview = await openPreview(browser, site);
      await provide(preview);
      await preview.page.close();
    },
    { scope: 'worker' },
  ],
});

// Traces take a quarter of the time and show no more than the pictures.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Targets below 44 px, links within text excepted (WCAG 2.2, 2.5.8). */
function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    '#storybook-root :is(button, select, textarea, summary, input:not([type=hidden]), a[href]):not(p a)',
  );
  return [...targets]
    .filter((target) => target.checkVisibility() && getComputedStyle(target).clipPath === 'none')
    .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
    .map(
      ({ target, box }) =>
        `${String(Math.round(box.width))}x${String(Math.round(box.height))} ${target.outerHTML.slice(0, 120)}`,
    );
}

async function expectToFit(page: Page): Promise<void> {
  expect.soft(await widthOf(page), 'width at 360 px').toBeLessThanOrEqual(360);

  await setDevice(page, { width: 320 });
  expect.soft(await widthOf(page), 'width at 320 px').toBeLessThanOrEqual(320);
  expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
  await setDevice(page, { width: 320, text: '200%' });
  expect.soft(await widthOf(page), 'width with text at 200 %').toBeLessThanOrEqual(320);
  await setDevice(page, { width: 1280 });
  expect.soft(await widthOf(page), 'width at 1280 px').toBeLessThanOrEqual(1280);
}

for (const story of stories)
  test(`${story.title}, ${story.name}: works, is accessible, fits every screen and target size, and matches its pictures, light and dark`, async ({
    preview,
    browser,
  }) => {
    const { page } = preview;
    const version = `chromium-${browser.version().split('.')[0] ?? ''}`;
    const hasPictures = existsSync(path.join(PICTURES, version));
    if (!hasPictures)
      test.info().annotations.push({ type: 'no pictures', description: `none made with ${version}` });
    const expectPicture = async (theme: string) => {
      if (hasPictures && !story.tags?.includes('fleeting'))
        await expect.soft(page).toHaveScreenshot([version, `${story.id}-${theme}.png`]);
    };

    const { errors, violations } = await renderStory(preview, story.id);
    expect.soft(errors, 'failed interactions and other errors').toEqual([]);
    expect.soft(violations, 'violations of accessibility rules').toEqual([]);
    await expectPicture('light');
    expect.soft(await changeToDark(preview), 'violations of colour contrast in the dark theme').toEqual([]);
    await expectPicture('dark');
    // Themes differ only in colours.
    await expectToFit(page);
  });

test('the storybook sends no request to another host', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(site);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *, .sbdocs')
    .first()
    .waitFor();
  expect(foreign).toEqual([]);
});
