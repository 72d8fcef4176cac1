import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, KIT_PACKAGES, prepareKit } from './build.mjs';
import { checkNode } from './install.mjs';
import { saveLastGoodKit, lastGoodKit } from './last-good-kit.mjs';
import { log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {typeof import('@naija/mfe')} Mfe */

/** Commands of an incident: they work in whatever state the checkout is. */
const URGENT = ['status', 'rollback', 'canary', 'retire', 'verify', 'reseal'];

/**
 * Loads the command, compiled if it is stale. An urgent command falls back to the last good build when compiling fails,
 * and installs nothing first.
 * @param {string | undefined} name of the command that is asked for
 * @returns {Promise<Mfe>}
 */
export async function loadMfe(name = '') {
  const kept = lastGoodKit();
  if (URGENT.includes(name) && kept && existsSync(path.join(ROOT, 'node_modules'))) {
    checkNode();
    return (await loadBuilt()) ?? (await loadKept(kept));
  }
  await prepareKit();
  // Imported here since it is built by now.
  return import('@naija/mfe');
}

/** @returns {Promise<Mfe | undefined>} undefined if it does not compile or cannot be loaded as it stands */
async function loadBuilt() {
  const { code } = await compile(KIT_PACKAGES);
  if (code !== 0) return undefined;
  try {
    const mfe = await import('@naija/mfe');
    saveLastGoodKit(KIT_PACKAGES);
    return mfe;
  } catch {
    return undefined;
  }
}

/** @param {{ at: string, mfe: string }} kept @returns {Promise<Mfe>} */
function loadKept({ at, mfe }) {
  log(`The command does not compile as it stands in this checkout: this is its last good build, of ${at}`);
  return /** @type {Promise<Mfe>} */ (import(pathToFileURL(mfe).href));
}
