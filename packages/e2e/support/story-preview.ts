import type { Browser, Page } from '@playwright/test';

/** Each story renders once per theme; the themes cover both motion preferences. */
export const THEMES = {
  light: { motion: 'full', reducedMotion: 'no-preference' },
  dark: { motion: 'reduce', reducedMotion: 'reduce' },
} as const;

export interface StoryPreview {
  readonly page: Page;
  readonly errors: string[];
}

interface A11yReport {
  type: string;
  status: 'passed' | 'warning' | 'failed';
  result: { error?: unknown; violations?: { id: string; nodes: { html: string }[] }[] };
}

/** Payload of `storyFinished`, which follows play function and accessibility check. */
interface Finished {
  storyId: string;
  reporters: A11yReport[];
}

type PreviewGlobals = typeof globalThis & {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    onSetCurrentStory(selection: { storyId: string; viewMode: 'story' }): Promise<void>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'updateGlobals', change: { globals: Readonly<Record<string, string>> }): void;
    on(event: 'storyFinished', listener: (finished: Finished) => void): void;
    off(event: 'storyFinished', listener: (finished: Finished) => void): void;
  };
};

export async function openPreview(
  browser: Browser,
  site: string,
  theme: keyof typeof THEMES,
): Promise<StoryPreview> {
  const { motion, reducedMotion } = THEMES[theme];
  const page = await browser.newPage({ reducedMotion });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    // Chromium reports photos that are missing on purpose.
    if (line.type() === 'error' && !line.text().includes('status of 404')) errors.push(line.text());
  });
  await page.goto(`${site}/iframe.html`);
  // Without a story in the address the preview ignores globals there.
  await page.evaluate(
    async (globals) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as PreviewGlobals;
      await preview.ready();
      channel.emit('updateGlobals', { globals });
    },
    { theme, motion },
  );
  return { page, errors };
}

/** Renders a story at 360 px and waits for its play function and accessibility check. */
export async function renderStory({ page, errors }: StoryPreview, storyId: string) {
  errors.length = 0;
  await setDevice(page, { width: 360 });
  const reports = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as PreviewGlobals;
    localStorage.clear();
    const finished = new Promise<A11yReport[]>((resolve) => {
      const listener = ({ storyId: of, reporters }: Finished) => {
        if (of !== id) return;
        channel.off('storyFinished', listener);
        resolve(reporters.filter(({ type }) => type === 'a11y'));
      };
      channel.on('storyFinished', listener);
    });
    await preview.onSetCurrentStory({ storyId: id, viewMode: 'story' });
    const reporters = await finished;
    await document.fonts.ready;
    return reporters.map(({ status, result: { error, violations = [] } }) => ({
      passed: status === 'passed',
      found: error === undefined ? violations : [{ id: `failed: ${JSON.stringify(error)}`, nodes: [] }],
    }));
  }, storyId);
  const checked = reports.length > 0 ? reports : [{ passed: false, found: [{ id: 'no check', nodes: [] }] }];
  const violations = checked.flatMap(({ passed, found }) =>
    passed ? [] : found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  );
  return { errors: [...errors], violations };
}

/** Changes viewport and text size without rendering again. */
export async function setDevice(page: Page, { width, text = '' }: { width: number; text?: string }) {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}
