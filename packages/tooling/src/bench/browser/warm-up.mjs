import { becomesRendered } from '../sites/rendered.mjs';
import { withDevice } from './device.mjs';
import { visitBefore } from './visit-before.mjs';

/**
 * Lets servers cache a page and what it loads, so that no measured visitor is their first one.
 * @param {import('../sites/sites.mjs').Sites['sites']} sites @param {string} path
 */
export async function warmUp(sites, path) {
  if (sites.ours) await becomesRendered(sites.ours.url + path);
  for (const { url } of Object.values(sites))
    await withDevice((context) => visitBefore(context, url + path, { worker: false }));
}
