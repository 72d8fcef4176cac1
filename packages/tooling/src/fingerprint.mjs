import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspaces.mjs';

const GENERATED = new Set(['node_modules', 'dist', 'dist-types', 'test-results']);
const NOT_BUILT = /\.(test|spec|stories)\.\w+$/;

/**
 * A hash over names and contents of all sources below some places.
 * @param {readonly string[]} places files and folders, relative to the repository
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(sources))
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function sources(place) {
  const whole = path.join(ROOT, place);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return NOT_BUILT.test(place) ? [] : [place];
  return readdirSync(whole)
    .filter((name) => !GENERATED.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap((name) => sources(`${place}/${name}`));
}
