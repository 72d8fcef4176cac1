import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> }} Lock */

/** Ends the command in a version of Node that npm would refuse later, with a longer message. */
export function checkNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) exitWithError(problem);
}

/**
 * A message about a version of Node that `engines` does not accept. No package that reads ranges is installed yet.
 * @param {string} version such as '24.1.0' @returns {string | undefined}
 */
export function nodeProblem(version) {
  const ranges = /** @type {{ engines: { node: string } }} */ (
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  ).engines.node.split(' || ');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isAccepted = ranges.some((range) => {
    const [wantedMajor = 0, wantedMinor = 0] = range
      .replace(/^(\^|>=)/, '')
      .split('.')
      .map(Number);
    if (major === wantedMajor) return minor >= wantedMinor;
    return range.startsWith('>=') && major > wantedMajor;
  });
  if (isAccepted) return undefined;
  const recommended = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();
  return `Node ${version} is not supported (${ranges.join(' or ')}). Install Node ${recommended} from https://nodejs.org or with: nvm install`;
}

/** Installs what package-lock.json asks for, unless it is there already. */
export async function install() {
  if (isInstalled()) return;
  log('Installing packages (a minute or two the first time)');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) exitWithError('The packages could not be installed; npm says why above');
}

/** True when every package of the lockfile stands in node_modules in the right version. */
function isInstalled() {
  const hidden = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = readLock(hidden).packages;
  return Object.entries(readLock(path.join(ROOT, 'package-lock.json')).packages).every(
    ([place, { version, optional = false, link = false }]) =>
      !place.includes('node_modules/') ||
      (link
        ? existsSync(path.join(ROOT, place))
        : there[place]
          ? there[place].version === version
          : optional),
  );
}

/** @param {string} file @returns {Lock} */
function readLock(file) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')));
}
