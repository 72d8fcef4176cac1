import { chromium } from '@playwright/test';
import { findBrowser, installedBrowser } from '@naija/tooling/browser';
import { pageVisitor } from './page-visitor.ts';
import type { OtherBrowser } from './visitor.ts';

const testBrowser = await findBrowser();
const installed = installedBrowser();

/** Chromium of the distribution, which is mostly newer than the one for all other tests. */
export const chromiumBrowser: OtherBrowser = {
  name: 'Chromium',
  missing: () =>
    installed === undefined || installed.executablePath === testBrowser.executablePath
      ? 'Chromium besides the one of the other tests'
      : undefined,
  async start() {
    const { executablePath, args } = installed ?? testBrowser;
    const browser = await chromium.launch({ executablePath, args });
    return {
      newVisitor: async () => pageVisitor(await browser.newPage()),
      stop: () => browser.close(),
    };
  },
};
