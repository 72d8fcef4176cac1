import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {{ hash: string, tests: number }} Stamp content that a part passed with, and how many tests it has */

const STAMPS = path.join(ROOT, '.cache/tests');

/** @param {string} part @param {string} [folder] @returns {Stamp | undefined} */
export function readStamp(part, folder = STAMPS) {
  try {
    return /** @type {Stamp} */ (JSON.parse(readFileSync(stampFile(part, folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param {string} part @param {Stamp} stamp @param {string} [folder] */
export function writeStamp(part, stamp, folder = STAMPS) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile(part, folder), JSON.stringify(stamp));
}

/** @param {string} part @param {string} folder */
function stampFile(part, folder) {
  return path.join(folder, `${part.replaceAll(/\W+/g, '-')}.json`);
}
