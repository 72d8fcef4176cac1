import { createHash } from 'node:crypto';
import { expect, firefox, type Page } from '@playwright/test';
import { onPath } from '@naija/tooling/on-path';
import { watchConsole } from '../console-messages.ts';
import type { OtherBrowser, Visitor } from './visitor.ts';

/** In what Firefox says of the integrity of preloads that ended with their page. */
const HASH_OF_NOTHING = createHash('sha384').digest('base64');

const PROGRAMS = ['firefox-esr', 'firefox'];

/** Firefox of the distribution, driven over WebDriver BiDi. */
export const firefoxBrowser: OtherBrowser = {
  name: 'Firefox',
  missing: () => (onPath(...PROGRAMS) === undefined ? PROGRAMS.join(' or ') : undefined),
  async start() {
    const executablePath = onPath(...PROGRAMS) ?? '';
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    return {
      async newVisitor() {
        // Firefox cannot emulate these over BiDi.
        const context = await browser.newContext({
          colorScheme: null,
          reducedMotion: null,
          forcedColors: null,
          contrast: null,
        });
        return visitorOf(await context.newPage());
      },
      stop: () => browser.close(),
    };
  },
};

function visitorOf(page: Page): Visitor {
  const noise = watchConsole(page);
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async seesText(text) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    },
    press: (what, name) =>
      page.getByRole(what, { name, exact: true }).filter({ visible: true }).first().click(),
    async fill(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await field.clear();
      // React ignores values that are set in any other way here.
      await field.pressSequentially(text);
    },
    evaluate: (expression) => page.evaluate(expression),
    get noise() {
      return noise.filter((line) => !line.includes(HASH_OF_NOTHING));
    },
    close: () => page.context().close(),
  };
}
