import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of an installed package as code in another folder resolves it, independent of the package's exports.
 * @throws Error if it is not installed
 */
export function installedFolder(name: string, from: string): string {
  const found = path.join(from, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`${name} is not installed; run npm install`);
  return installedFolder(name, parent);
}
