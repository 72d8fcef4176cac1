import fs from 'node:fs';
import path from 'node:path';

import { errorCode } from './error-code.ts';

interface Link {
  source: string;
  target: string;
}

/** Recreates the library links that npm cannot pack. @returns a folder for the library path if `native` is read-only */
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

function inside(packagePath: string): string {
  return packagePath.replace(/^native\//, '');
}

function symlink(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
