import { createHash } from 'node:crypto';
import { firefox, type Browser } from '@playwright/test';
import { onPath } from '@naija/tooling/on-path';
import { pageVisitor } from './page-visitor.ts';
import type { OtherBrowser } from './visitor.ts';

/** Part of Firefox's message about the integrity of preloads that ended with their page. */
const HASH_OF_NOTHING = createHash('sha384').digest('base64');

/** Setting 'Block all cookies', which also refuses storage and service workers. */
const REFUSES_STORAGE = { 'network.cookie.cookieBehavior': 2 };

const PROGRAMS = ['firefox-esr', 'firefox'];

/** Firefox of the distribution, driven over WebDriver BiDi. */
export const firefoxBrowser: OtherBrowser = {
  name: 'Firefox',
  missing: () => (onPath(...PROGRAMS) === undefined ? PROGRAMS.join(' or ') : undefined),
  async start() {
    const executablePath = onPath(...PROGRAMS) ?? '';
    const launched: Browser[] = [];
    const launch = async (firefoxUserPrefs = {}) => {
      const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
      launched.push(browser);
      return browser;
    };
    const usual = await launch();
    return {
      async newVisitor({ refusesStorage = false } = {}) {
        const browser = refusesStorage ? await launch(REFUSES_STORAGE) : usual;
        // Firefox cannot emulate these over BiDi.
        const context = await browser.newContext({
          colorScheme: null,
          reducedMotion: null,
          forcedColors: null,
          contrast: null,
        });
        return pageVisitor(await context.newPage(), (line) => line.includes(HASH_OF_NOTHING));
      },
      async stop() {
        for (const browser of launched) await browser.close();
      },
    };
  },
};
