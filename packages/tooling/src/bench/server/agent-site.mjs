import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishAll } from '../../build/publish.mjs';
import { log } from '../../lib/log.mjs';
import { temporaryFolder } from '../../lib/temporary-folder.mjs';
import { ROOT } from '../../lib/workspaces.mjs';
import { startSite } from '../sites/sites.mjs';
import { runInDatabase } from './programs.mjs';

/** @typedef {import('../sites/sites.mjs').Site} Site */

/**
 * A data folder whose database has so many agents, filled once and kept for later runs.
 * @param {number} agents
 */
export async function dataFolder(agents) {
  const folder = path.join(ROOT, '.cache/bench', `agents-${String(agents)}`);
  const filled = path.join(folder, 'filled');
  if (existsSync(filled)) return folder;
  log(`Filling a database with ${agents.toLocaleString('en')} agents`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runInDatabase(databaseIn(folder), agents, 0);
  await writeFile(filled, '');
  return folder;
}

/** @param {string} folder of data */
export const databaseIn = (folder) => path.join(folder, 'postgres');

/**
 * Serves what this checkout built, over a database with so many agents.
 * @param {number} agents @param {Record<string, string>} [settings]
 * @returns {Promise<Site>}
 */
export async function startAgentSite(agents, settings) {
  const remotes = path.join(await temporaryFolder('naija-bench-'), 'remotes');
  await publishAll(remotes);
  const data = { DATA_DIR: await dataFolder(agents), DEMO_DATA: 'off' };
  return startSite({ ...data, REMOTES_DIR: remotes, ...settings });
}
