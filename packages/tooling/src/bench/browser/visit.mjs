import { setTimeout as sleep } from 'node:timers/promises';
import { HEART, isQuiet, observe } from './observe.mjs';
import { slowDown } from './slow-device.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./observe.mjs').Observed} Observed */
/** @typedef {import('./observe.mjs').ObservedWindow} ObservedWindow */
/** @typedef {import('./pages.mjs').MeasuredPage} MeasuredPage */

const TIMEOUT_MS = 45_000;
/** How long nothing may change until a page counts as complete, in milliseconds. */
const QUIET_MS = 2_000;
const POLL_MS = 40;

/**
 * Opens a page on the slow device and leaves it alone until it has done all that it does by itself.
 * @param {BrowserContext} context @param {string} origin @param {MeasuredPage} page @returns {Promise<Observed>}
 */
export async function look(context, origin, page) {
  const tab = await openSlowly(context, origin, page);
  await waitFor(tab, isQuiet, QUIET_MS);
  return closed(tab);
}

/**
 * Opens a page on the slow device, taps the heart as soon as the content is there, and waits until code has answered.
 * @param {BrowserContext} context @param {string} origin @param {MeasuredPage} page @returns {Promise<Observed>}
 */
export async function tap(context, origin, page) {
  const tab = await openSlowly(context, origin, page);
  // At once, as a visitor would: no waiting until it is stable.
  await tab.locator(HEART).first().tap({ force: true });
  await waitFor(tab, () => /** @type {ObservedWindow} */ (globalThis).naijaObserved?.answered !== 0);
  return closed(tab);
}

/** @param {BrowserContext} context @param {string} origin @param {MeasuredPage} page */
async function openSlowly(context, origin, { path, content }) {
  const tab = await context.newPage();
  tab.setDefaultTimeout(TIMEOUT_MS);
  await tab.addInitScript(observe, { content, pressed: HEART.replace(']', '="true"]') });
  await slowDown(tab);
  await tab.goto(origin + path, { waitUntil: 'commit' });
  await waitFor(tab, () => /** @type {ObservedWindow} */ (globalThis).naijaObserved?.content !== 0);
  return tab;
}

/**
 * Waits for a condition of the page. Its policy allows no `eval`, which Playwright's own waiting needs.
 * @template T @param {Page} tab @param {(argument: T) => boolean} condition @param {T} [argument]
 */
async function waitFor(tab, condition, argument) {
  const last = performance.now() + TIMEOUT_MS;
  while (!(await tab.evaluate(/** @type {(argument: unknown) => boolean} */ (condition), argument))) {
    if (performance.now() > last) throw new Error(`${tab.url()} was not ready in time`);
    await sleep(POLL_MS);
  }
}

/** @param {Page} tab @returns {Promise<Observed>} what was seen, after the page is closed */
async function closed(tab) {
  const observed = await tab.evaluate(() => /** @type {ObservedWindow} */ (globalThis).naijaObserved);
  await tab.close();
  if (!observed) throw new Error('the page was replaced while it was observed');
  return observed;
}
