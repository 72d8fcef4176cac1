import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { manifestOf, ROOT } from '../lib/workspaces.mjs';

const CACHE = path.join(ROOT, '.cache');
const LAST_GOOD = path.join(CACHE, 'kept-kit');
const MARK = 'built';

/**
 * Copies the current build of the kit, as a fallback for when a later one fails.
 * @param {readonly string[]} packages folders
 */
export function saveLastGoodKit(packages) {
  const stamp = stampOf(packages);
  if (lastGoodKit()?.stamp === stamp) return;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${LAST_GOOD}-`);
  for (const folder of packages)
    for (const part of ['package.json', 'dist'])
      // Laid out as installed packages, so that they resolve each other and not the repository.
      cpSync(path.join(ROOT, folder, part), path.join(draft, 'node_modules', manifestOf(folder).name, part), {
        recursive: true,
      });
  writeFileSync(path.join(draft, MARK), JSON.stringify({ stamp, at: new Date().toISOString() }));
  try {
    rmSync(LAST_GOOD, { recursive: true, force: true });
    renameSync(draft, LAST_GOOD);
  } catch {
    // A concurrent command wrote the same build.
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * The last good build.
 * @returns {{ stamp: string, at: string, mfe: string } | undefined} hash of what was compiled, when it was made
 *   (ISO 8601, UTC), and its command
 */
export function lastGoodKit() {
  const mark = path.join(LAST_GOOD, MARK);
  if (!existsSync(mark)) return undefined;
  const { stamp, at } = /** @type {{ stamp: string, at: string }} */ (JSON.parse(readFileSync(mark, 'utf8')));
  const mfe = path.join(LAST_GOOD, 'node_modules/@naija/mfe/dist/index.js');
  return existsSync(mfe) ? { stamp, at, mfe } : undefined;
}

/** A hash over what the compiler recorded of its inputs. @param {readonly string[]} packages folders */
function stampOf(packages) {
  const hash = createHash('sha256');
  for (const folder of packages)
    hash.update(readFileSync(path.join(ROOT, folder, 'dist/tsconfig.tsbuildinfo')));
  return hash.digest('hex');
}
