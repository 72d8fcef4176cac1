import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const OLDEST_NODE = [20, 19];

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> }} Lock */

/** Refuses a Node that is too old for what follows. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  exitWithError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`,
  );
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
