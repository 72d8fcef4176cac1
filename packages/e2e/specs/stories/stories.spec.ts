import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { ROOT } from '@naija/tooling/workspaces';
import { serveFolder } from '../../support/static-site.ts';

/** Letters are drawn a little differently by each browser version, so each has pictures of its own. */
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

interface Preview {
  ready(): Promise<void>;
  currentRender?: { id: string; phase?: string };
  onSetCurrentStory(selection: { storyId: string; viewMode: 'story' }): Promise<void>;
}

/** What is done to the preview from within it. */
type InPreview = typeof globalThis & { __STORYBOOK_PREVIEW__?: Preview };

const test = base.extend<object, { site: string; preview: { page: Page; errors: string[] } }>({
  site: [
    // Playwright reads the pattern of the first parameter.
    async ({}, provide) => {
      const { url, stop } = await serveFolder(BUILT);
      await provide(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  // One page for all stories of a worker, as in the catalogue itself: loading it anew takes longer than all the rest.
  preview: [
    async ({ site, browser }, provide) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (line) => {
        // A photo that is missing on purpose is reported by the browser, not by us.
        if (line.type() === 'error' && !line.text().includes('status of 404')) errors.push(line.text());
      });
      await page.goto(`${site}/iframe.html?globals=motion:reduce`);
      await page.evaluate(() => (globalThis as InPreview).__STORYBOOK_PREVIEW__?.ready());
      await provide({ page, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// What a story has to tell when it fails stands in its pictures; a trace of each takes a quarter of the time.
test.use({ trace: 'off' });
// No story depends on another one.
test.describe.configure({ mode: 'parallel' });

const VIEWS = {
  small: { width: 320, text: '', theme: 'light' },
  'large text': { width: 320, text: '200%', theme: 'light' },
  light: { width: 360, text: '', theme: 'light' },
  dark: { width: 360, text: '', theme: 'dark' },
};

/** Shows a story and waits until it has been rendered and its interactions are over. */
async function open(page: Page, { id }: Story): Promise<void> {
  await look(page, VIEWS.light);
  await page.evaluate(async (storyId) => {
    localStorage.clear();
    await (globalThis as InPreview).__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => {
    const { id: shown, phase = '' } = (globalThis as InPreview).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return shown === storyId && ['completed', 'finished'].includes(phase);
  }, id);
  await page.evaluate(() => document.fonts.ready);
}

/** Changes what the visitor has set up, without rendering the story anew. */
async function look(page: Page, { width, text, theme }: (typeof VIEWS)[keyof typeof VIEWS]): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(
    ([size, scheme]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.dataset['theme'] = scheme;
    },
    [text, theme] as const,
  );
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What is smaller than a finger, links in the middle of a sentence excepted (WCAG 2.2, 2.5.8). */
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

for (const story of stories)
  test(`${story.title}, ${story.name}: fits a small phone, a finger and large text, and looks as it did`, async ({
    preview: { page, errors },
    browser,
  }) => {
    errors.length = 0;
    await open(page, story);
    expect.soft(errors, 'failed interactions and other errors').toEqual([]);
    await look(page, VIEWS.small);
    expect.soft(await widthOf(page), 'width at 320 px').toBeLessThanOrEqual(320);
    expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
    await look(page, VIEWS['large text']);
    expect.soft(await widthOf(page), 'width with text at 200 %').toBeLessThanOrEqual(320);

    const version = `chromium-${browser.version().split('.')[0] ?? ''}`;
    const hasPictures = existsSync(path.join(PICTURES, version));
    if (!hasPictures)
      test.info().annotations.push({ type: 'no pictures', description: `none made with ${version}` });
    const keepsStill = !story.tags?.includes('fleeting');
    for (const theme of hasPictures && keepsStill ? (['light', 'dark'] as const) : []) {
      await look(page, VIEWS[theme]);
      await expect.soft(page).toHaveScreenshot([version, `${story.id}-${theme}.png`]);
    }
  });

test('the design system as a site asks no other host for anything', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(site);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
