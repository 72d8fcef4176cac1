import { existsSync } from 'node:fs';
import path from 'node:path';
import { publishAll } from '../../build/publish.mjs';
import { log } from '../../lib/log.mjs';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { ROOT } from '../../lib/workspaces.mjs';
import { publishRoutes } from './bundle-releases.mjs';
import { becomesRendered } from './rendered.mjs';
import { startServer } from '../start-server.mjs';
import { startStaticCopy } from './static-copy.mjs';

/** @typedef {import('../results/figures.mjs').Variant} Variant */

/**
 * A server that can be stopped and started again at the same address.
 * @typedef {object} Site
 * @property {string} url
 * @property {() => number} pid
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} start
 */

/** @typedef {{ sites: Partial<Record<Variant, Site>>, stop: () => Promise<void> }} Sites those that can be had */

/** @typedef {{ unrendered: boolean, bundle?: string }} Wanted besides ours and the limit; the folder of the one bundle */

/** Serves variants of the site over one database of demo data. @param {Wanted} wanted @returns {Promise<Sites>} */
export async function startSites(wanted) {
  log('Starting the sites');
  const folder = await temporaryFolder('naija-bench-');
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { sites: await start(folder, wanted, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} folder @param {Wanted} wanted @param {(() => Promise<unknown>)[]} closers */
async function start(folder, { unrendered, bundle }, closers) {
  const remotes = path.join(folder, 'remotes');
  await publishAll(remotes);
  /** @param {Record<string, string>} [more] */
  const serve = async (more) => {
    const site = await startSite({ DATA_DIR: folder, REMOTES_DIR: remotes, DEMO_DATA: 'on', ...more });
    closers.push(site.stop);
    return site;
  };
  const own = await serve();
  /** @type {Sites['sites']} */
  const sites = {};
  if (existsSync(path.join(ROOT, 'shell/dist-server')) && (await becomesRendered(own.url))) {
    sites.ours = own;
    if (unrendered) sites.unrendered = await serve({ SERVER_RENDERING: 'off' });
  } else sites.unrendered = own;
  if (bundle !== undefined) {
    const routes = path.join(folder, 'bundle/remotes');
    await publishRoutes(routes);
    sites.bundle = await serve({ SHELL_DIR: bundle, REMOTES_DIR: routes, SERVER_RENDERING: 'off' });
  }
  if (sites.ours) {
    sites.limit = await startStaticCopy(own.url);
    closers.push(sites.limit.stop);
  }
  return sites;
}

/** @param {Record<string, string>} settings @returns {Promise<Site>} */
export async function startSite(settings) {
  let server = await startServer(settings);
  const { url } = server;
  return {
    url,
    pid: () => server.pid,
    stop: () => server.stop(),
    start: async () => {
      server = await startServer({ ...settings, PORT: new URL(url).port });
    },
  };
}
