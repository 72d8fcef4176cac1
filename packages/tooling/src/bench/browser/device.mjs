import { chromium } from '@playwright/test';
import { findBrowser } from '../../lib/browser.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** The device that Lighthouse emulates. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Runs something in a browser of its own, which has seen nothing yet.
 * @template T @param {(context: BrowserContext, browser: Browser) => Promise<T>} use
 * @param {typeof SCREEN} [screen]
 * @returns {Promise<T>}
 */
export async function withDevice(use, screen = SCREEN) {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    return await use(await browser.newContext(screen), browser);
  } finally {
    await browser.close();
  }
}

/** Version of the browser that measures. */
export async function browserVersion() {
  return withDevice((_, browser) => Promise.resolve(browser.version()));
}
