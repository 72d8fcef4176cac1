import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KIT_PACKAGES, kitStep } from './build-steps.mjs';
import { stampOf } from './stale.mjs';
import { ROOT } from './workspaces.mjs';

const CACHE = path.join(ROOT, '.cache');
const KEPT = path.join(CACHE, 'kept-kit');
const MARK = 'built';

/** Keeps the build of the kit that has just succeeded, for commands that must work when the next one does not. */
export function keepKit() {
  const stamp = stampOf(kitStep());
  if (keptKit()?.stamp === stamp) return;
  const draft = mkdtempSync(`${KEPT}-`);
  for (const folder of KIT_PACKAGES)
    for (const part of ['package.json', 'dist'])
      // As installed packages, so that they find each other and not what stands in the repository.
      cpSync(
        path.join(ROOT, folder, part),
        path.join(draft, 'node_modules/@naija', path.basename(folder), part),
        {
          recursive: true,
        },
      );
  writeFileSync(path.join(draft, MARK), JSON.stringify({ stamp, at: new Date().toISOString() }));
  try {
    rmSync(KEPT, { recursive: true, force: true });
    renameSync(draft, KEPT);
  } catch {
    // Another command keeps this very build at the same moment.
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * The kept build.
 * @returns {{ stamp: string, at: string, mfe: string } | undefined} fingerprint of its sources, when it was made
 *   (ISO 8601, UTC), and its command
 */
export function keptKit() {
  const mark = path.join(KEPT, MARK);
  if (!existsSync(mark)) return undefined;
  const { stamp, at } = /** @type {{ stamp: string, at: string }} */ (JSON.parse(readFileSync(mark, 'utf8')));
  return { stamp, at, mfe: path.join(KEPT, 'node_modules/@naija/remote-kit/dist/mfe/index.js') };
}
