import { measureInTurn } from '../results/rounds.mjs';
import { figuresOf, SHOWN } from './cold-visits.mjs';
import { withDevice } from './device.mjs';
import { visitBefore } from './visit-before.mjs';
import { slowWorkersDown } from './slow-device.mjs';
import { look } from './visit.mjs';

/** @typedef {import('../sites/sites.mjs').Site} Site */
/** @typedef {import('./pages.mjs').MeasuredPage} MeasuredPage */

const VISITS = /** @type {const} */ (['repeat', 'offline']);

/**
 * A second visit: with the service worker in control, and with the server stopped. The limit, which has no worker, takes
 * what the browser's own cache has.
 * @param {import('../sites/sites.mjs').Sites['sites']} all @param {MeasuredPage} page @param {number} runs
 */
export async function repeatVisits({ bundle: _, ...sites }, page, runs) {
  const visits = await measureInTurn({ name: `${page.name}, again`, runs, sites }, (variant, site) =>
    variant === 'limit' ? visitAgain(site, page) : visitWithWorker(site, page),
  );
  return VISITS.flatMap((visit) => {
    const observed = Object.entries(visits).map(([variant, all]) => [
      variant,
      all.map((each) => each[visit]),
    ]);
    return figuresOf(page, visit, SHOWN, Object.fromEntries(observed));
  });
}

/** @param {Site} site @param {MeasuredPage} page */
function visitAgain({ url }, page) {
  return withDevice(async (context) => {
    await visitBefore(context, url + page.path, { worker: false });
    const repeat = await look(context, url, page);
    return { repeat, offline: repeat };
  });
}

/** @param {Site} site @param {MeasuredPage} page */
function visitWithWorker(site, page) {
  return withDevice(async (context, browser) => {
    await visitBefore(context, site.url + page.path, { worker: true });
    await slowWorkersDown(browser);
    const repeat = await look(context, site.url, page);
    await site.stop();
    const offline = await look(context, site.url, page).finally(site.start);
    return { repeat, offline };
  });
}
