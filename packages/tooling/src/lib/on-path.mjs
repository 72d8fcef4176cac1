import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of some programs found on `PATH`.
 * @param {readonly string[]} names
 * @returns {string | undefined} its absolute path
 */
export function onPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/** True for a file that this user may run. @param {string} file */
export function isExecutable(file) {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
