import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { run } from '../lib/run.mjs';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

const COMPILED = /\.(d\.ts|js|mjs)$/;

/** @typedef {{ name: string, version: string, filename: string, integrity: string, files: { path: string }[] }} Packed */

/** Folders of the packages that teams install in repositories of their own: those that are not private. */
export function kitFolders() {
  return workspaceFolders().filter((folder) => manifestOf(folder).private !== true);
}

/**
 * Packs the kit, whose command has to be built.
 * @param {string} destination folder for the archives
 * @param {{ dryRun?: boolean }} [options] `dryRun` writes nothing
 * @returns {Promise<Packed[]>}
 */
export async function packKit(destination, { dryRun = false } = {}) {
  const folders = kitFolders();
  if (!dryRun) {
    await build(...folders);
    folders.forEach(removeOrphans);
  }
  mkdirSync(destination, { recursive: true });
  const words = ['pack', '--json', '--loglevel=silent', '--pack-destination', destination];
  const workspaces = folders.flatMap((folder) => ['-w', folder]);
  const args = [...words, ...(dryRun ? ['--dry-run'] : []), ...workspaces];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const packed = JSON.parse(output.slice(output.search(/^[[{]/m)));
  return /** @type {Packed[]} */ (Object.values(packed));
}

/** @param {string} folder whose compiled files without a source are of an earlier state */
function removeOrphans(folder) {
  const dist = path.join(ROOT, folder, 'dist');
  if (!existsSync(dist)) return;
  for (const file of readdirSync(dist, { recursive: true }).map(String)) {
    if (!COMPILED.test(file)) continue;
    const source = path.join(ROOT, folder, 'src', file.replace(COMPILED, ''));
    if (!['.ts', '.tsx', '.mjs'].some((ending) => existsSync(source + ending))) rmSync(path.join(dist, file));
  }
}
