import { createHash } from 'node:crypto';
import { firefox } from '@playwright/test';
import { onPath } from '@naija/tooling/on-path';
import { pageVisitor } from './page-visitor.ts';
import type { OtherBrowser } from './visitor.ts';

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
        return pageVisitor(await context.newPage(), (line) => line.includes(HASH_OF_NOTHING));
      },
      stop: () => browser.close(),
    };
  },
};
