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

/** @typedef {import('./programs.mjs').Size} Size */

/**
 * A data folder whose database has so many agents and comments, filled once and kept for later runs.
 * @param {Size} size
 */
export async function dataFolder(size) {
  const { agents, comments } = size;
  const name = `agents-${String(agents)}${comments > 0 ? `-comments-${String(comments)}` : ''}`;
  const folder = path.join(ROOT, '.cache/bench', name);
  const filled = path.join(folder, 'filled');
  if (existsSync(filled)) return folder;
  log(
    `Filling a database with ${agents.toLocaleString('en')} agents and ${comments.toLocaleString('en')} comments`,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runInDatabase(databaseIn(folder), size, 0);
  await writeFile(filled, '');
  return folder;
}

/** @param {string} folder of data */
export const databaseIn = (folder) => path.join(folder, 'postgres');

/**
 * Serves what this checkout built, over a database with so many agents and comments.
 * @param {Size} size @param {Record<string, string>} [settings]
 * @returns {Promise<Site>}
 */
export async function startAgentSite(size, settings) {
  const remotes = path.join(await temporaryFolder('naija-bench-'), 'remotes');
  await publishAll(remotes);
  const data = { DATA_DIR: await dataFolder(size), DEMO_DATA: 'off' };
  return startSite({ ...data, REMOTES_DIR: remotes, ...settings });
}
