import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../../lib/log.mjs';
import { run } from '../../lib/run.mjs';
import { ROOT } from '../../lib/workspaces.mjs';

const PINNED = path.join(ROOT, 'packages/tooling/bench/lighthouse');
const INSTALLED = path.join(ROOT, '.cache/bench/lighthouse');
const LOCK = 'package-lock.json';

/**
 * Installs Lighthouse once for each version of its lockfile, apart from what every command needs.
 * @returns {Promise<string>} its program
 */
export async function installLighthouse() {
  const program = path.join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program) && lockIn(INSTALLED) === lockIn(PINNED)) return program;
  log('Installing Lighthouse');
  mkdirSync(INSTALLED, { recursive: true });
  cpSync(path.join(PINNED, 'package.json'), path.join(INSTALLED, 'package.json'));
  const npm = process.env['npm_execpath'];
  const options = { cwd: INSTALLED, quiet: true };
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  cpSync(path.join(PINNED, LOCK), path.join(INSTALLED, LOCK));
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, options);
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output.trim()}`);
  return program;
}

/** @param {string} folder */
const lockIn = (folder) => readFileSync(path.join(folder, LOCK), 'utf8');
