import type { Browser, Page } from '@playwright/test';

export interface StoryPreview {
  readonly page: Page;
  readonly errors: string[];
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface A11yReport {
  type: string;
  status: 'passed' | 'warning' | 'failed';
  result: { error?: unknown; violations?: Violation[] };
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
    on(event: 'storyFinished', listener: (finished: Finished) => void): void;
    off(event: 'storyFinished', listener: (finished: Finished) => void): void;
  };
  /** Set by axe-core, which the accessibility addon loads. */
  axe: { run(context: string, options: object): Promise<{ violations: Violation[] }> };
};

export async function openPreview(browser: Browser, site: string): Promise<StoryPreview> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    // Chromium reports photos that are missing on purpose.
    if (line.type() === 'error' && !line.text().includes('status of 404')) errors.push(line.text());
  });
  await page.goto(`${site}/iframe.html`);
  await page.evaluate(() => (globalThis as PreviewGlobals).__STORYBOOK_PREVIEW__.ready());
  return { page, errors };
}

/** Renders a story at 360 px in light colours and waits for its play function and accessibility check. */
export async function renderStory({ page, errors }: StoryPreview, storyId: string) {
  errors.length = 0;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  return {
    errors: [...errors],
    violations: checked.flatMap(({ passed, found }) => (passed ? [] : found.map(describeViolation))),
  };
}

/**
 * Changes the shown story to dark colours and reduced motion without rendering again; returns violations of colour
 * contrast. Rendering the next story changes both back.
 */
export async function changeToDark({ page }: StoryPreview): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = await page.evaluate(async () => {
    Object.assign(document.documentElement.dataset, { motion: 'reduce', theme: 'dark' });
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
    const { violations: found } = await (globalThis as PreviewGlobals).axe.run('body', options);
    return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  return violations.map(describeViolation);
}

function describeViolation({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' ')}`;
}

/** Changes viewport and text size without rendering again. */
export async function setDevice(page: Page, { width, text = '' }: { width: number; text?: string }) {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}
