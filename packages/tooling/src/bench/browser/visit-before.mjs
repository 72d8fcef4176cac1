import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

const READY_TIMEOUT_MS = 90_000;

/**
 * Visits a page without any slowdown until the service worker is in control and has what it keeps; where there is none,
 * until the page is loaded.
 * @param {BrowserContext} context @param {string} url @param {{ worker: boolean }} options
 */
export async function visitBefore(context, url, { worker }) {
  const tab = await context.newPage();
  await tab.goto(url, { waitUntil: 'load' });
  if (worker) {
    const last = performance.now() + READY_TIMEOUT_MS;
    while (!(await tab.evaluate(isReadyOffline))) {
      if (performance.now() > last) throw new Error('the service worker did not get ready');
      await sleep(200);
    }
    // Files that were loaded before the worker existed are cached on the second visit.
    await tab.goto(url, { waitUntil: 'networkidle' });
  }
  await tab.close();
}

/** True once the service worker has cached every page. Runs in the page. */
async function isReadyOffline() {
  const { controller } = navigator.serviceWorker;
  if (!controller) return false;
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data);
    };
  });
  controller.postMessage({ type: 'USAGE' }, [port2]);
  const usage = /** @type {{ offlineReady?: boolean } | null} */ (await reply);
  return usage?.offlineReady === true;
}
