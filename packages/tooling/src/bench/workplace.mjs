import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';
import { buildOneBundle, HOME_PAGE, PUBLIC_PAGES } from './one-bundle.mjs';
import { startSites } from './sites/sites.mjs';

/** @typedef {import('./results/budgets.mjs').Form} Form */
/** @typedef {import('./sites/sites.mjs').Sites} Sites */

/**
 * Sites and data shared by groups of figures; built and started when the first group asks for them.
 * @typedef {object} Workplace
 * @property {Form} form
 * @property {number | undefined} runs of each measurement, where the default is not wanted
 * @property {() => Promise<string>} homeBundle folder of the one bundle that shows `/`
 * @property {() => Promise<Sites>} startedSites
 * @property {() => Promise<void>} close
 */

/** CI has no time for more; its budgets are so wide that one run says whether they are met. */
const SHORT_RUNS = 1;

/** @param {{ form: Form, runs: number | undefined }} options @returns {Workplace} */
export function openWorkplace({ form, runs }) {
  /** @type {Promise<Sites> | undefined} */
  let sites;
  const start = async () =>
    form === 'short'
      ? startSites({ unrendered: false })
      : startSites({ unrendered: true, bundle: await bundleOf('public-pages', PUBLIC_PAGES) });
  return {
    form,
    runs: runs ?? (form === 'short' ? SHORT_RUNS : undefined),
    homeBundle: () => bundleOf('home', [HOME_PAGE]),
    startedSites: () => (sites ??= start()),
    close: async () => (await sites)?.stop(),
  };
}

/** @param {string} name @param {readonly string[]} pages */
async function bundleOf(name, pages) {
  const folder = path.join(ROOT, '.cache/bench', name);
  await buildOneBundle(folder, pages);
  return folder;
}
