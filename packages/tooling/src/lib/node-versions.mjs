import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWithError, log } from './log.mjs';
import { run } from './run.mjs';
import { ROOT } from './workspaces.mjs';

/** Versions of Node that the product is tested with: the oldest that it accepts, and those with long-term support. */
export const NODE_VERSIONS = ['20.19', '22', '24'];

/**
 * Fetches a Node once, from the npm registry.
 * @param {string} version '22', log
 * @returns {Promise<string>} path of its program
 */
export async function fetchNode(version) {
  const folder = path.join(ROOT, '.cache/node', version);
  const program = path.join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    log(`Fetching Node ${version}`);
    const args = ['install', `--prefix=${folder}`, '--no-save', '--no-audit', '--no-fund', `node@${version}`];
    const { code, output } = await run('npm', args, { quiet: true });
    if (code !== 0 || !existsSync(program)) exitWithError(`Node ${version} could not be fetched:\n${output}`);
  }
  return program;
}
