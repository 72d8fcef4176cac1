import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'dist-types',
  'test-results',
  'test',
  'testing',
]);
const TEST = /\.(test|spec)\.\w+$/;

/**
 * Hash over names and contents of all sources below some paths.
 * @param {readonly string[]} places files and folders, relative to the repository
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(sources))
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function sources(place) {
  const whole = path.join(ROOT, place);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return TEST.test(place) ? [] : [place];
  return readdirSync(whole)
    .filter((name) => !LEFT_OUT.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap((name) => sources(`${place}/${name}`));
}
