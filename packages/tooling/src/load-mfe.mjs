import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kitStep } from './build-steps.mjs';
import { prepareKit, tryToBuild } from './build.mjs';
import { checkNode } from './install.mjs';
import { keepKit, keptKit } from './kept-kit.mjs';
import { say } from './say.mjs';
import { ROOT } from './workspaces.mjs';

/** @typedef {typeof import('@naija/remote-kit/mfe')} Mfe */

/** What somebody may have to do at night, in whatever state the checkout is. */
const URGENT = ['status', 'rollback', 'canary', 'verify', 'reseal'];

/**
 * Gives the command, compiled if it is stale. For an urgent command a build that fails is no obstacle: the last good one
 * does it then, and nothing is installed first.
 * @param {string | undefined} name of the command that is asked for
 * @returns {Promise<Mfe>}
 */
export async function loadMfe(name = '') {
  const kept = keptKit();
  if (URGENT.includes(name) && kept && existsSync(path.join(ROOT, 'node_modules'))) {
    checkNode();
    return (await loadBuilt()) ?? (await loadKept(kept));
  }
  await prepareKit();
  // Not there before the first build, so it cannot be imported at the top.
  return import('@naija/remote-kit/mfe');
}

/** @returns {Promise<Mfe | undefined>} undefined where it does not compile or cannot be loaded as it stands */
async function loadBuilt() {
  const { code } = await tryToBuild(kitStep());
  if (code !== 0) return undefined;
  try {
    const mfe = await import('@naija/remote-kit/mfe');
    keepKit();
    return mfe;
  } catch {
    return undefined;
  }
}

/**
 * @param {{ at: string, mfe: string }} kept
 * @returns {Promise<Mfe>}
 */
function loadKept({ at, mfe }) {
  say(`The command does not compile as it stands in this checkout: this is its last good build, of ${at}`);
  return /** @type {Promise<Mfe>} */ (import(pathToFileURL(mfe).href));
}
