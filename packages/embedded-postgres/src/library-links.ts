import fs from 'node:fs';
import path from 'node:path';

import { errorCode } from './error-code.ts';

interface Link {
  /** Existing library, relative to the folder of the binaries. */
  source: string;
  /** The name under which the programs look for it, relative to the same folder. */
  target: string;
}

/**
 * Recreates the library links npm cannot pack, so that the package's install script need not have run.
 * Returns the folder to add to the library path where `native` cannot be written, else undefined.
 */
export function hydrateLinks(native: string, spareFolder: string): string | undefined {
  const missing = readLinks(native).filter(({ target }) => !fs.existsSync(path.join(native, target)));
  if (missing.length === 0) return undefined;
  try {
    for (const { source, target } of missing) {
      const link = path.join(native, target);
      symlink(path.relative(path.dirname(link), path.join(native, source)), link);
    }
    return undefined;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    return hydrateInto(spareFolder, native, missing);
  }
}

function hydrateInto(folder: string, native: string, links: Link[]): string {
  // Emptied first: an upgraded or moved installation leaves links to what is no longer there.
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const { source, target } of links) {
    symlink(path.join(native, source), path.join(folder, path.basename(target)));
  }
  return folder;
}

function readLinks(native: string): Link[] {
  try {
    const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
    return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The package writes its paths from its own root. */
function inside(packagePath: string): string {
  return packagePath.replace(/^native\//, '');
}

// Another process may be making the same links.
function symlink(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
