import { setTimeout as sleep } from 'node:timers/promises';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** A renderer starts with the first page that is asked for, which is not waited for. */
const START_TIMEOUT_MS = 15_000;

/** @param {string} html */
export function isRendered(html) {
  return html.includes(`<meta name="${RENDERED_PAGE.releaseMeta}"`);
}

/**
 * True if the server renders a page; asks until it does, or until a renderer would have started.
 * @param {string} url of the page
 */
export async function becomesRendered(url) {
  const last = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < last) {
    if (isRendered(await (await fetch(url)).text())) return true;
    await sleep(500);
  }
  return false;
}
