import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [version]
 * @property {boolean} [private]
 * @property {Record<string, string | Record<string, string>>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [scripts]
 * @property {{ sites?: Record<string, string>, onDemand?: boolean }} [mfe] addresses of sites by name; whether only those who open a page of the remote get it
 */

/** Folders of all remotes, relative to the repository: those on demand last, as the first three published are core. */
export function remoteFolders() {
  const isLast = (/** @type {string} */ folder) => Number(manifestOf(folder).mfe?.onDemand === true);
  return readdirSync(ROOT)
    .filter((name) => name.endsWith('-mfe') && existsSync(path.join(ROOT, name, 'package.json')))
    .sort((one, other) => isLast(one) - isLast(other) || (one < other ? -1 : 1));
}

/** Folders of all workspaces, relative to the repository. */
export function workspaceFolders() {
  const packages = readdirSync(path.join(ROOT, 'packages'))
    .sort()
    .map((name) => `packages/${name}`);
  return [...packages, 'shell', 'storybook', ...remoteFolders()].filter((folder) =>
    existsSync(path.join(ROOT, folder, 'package.json')),
  );
}

/** @param {string} folder of a workspace @returns {Manifest} */
export function manifestOf(folder) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')));
}

const TOOLING = 'packages/tooling';

/**
 * A workspace and all workspaces that it depends on, directly or not. What the commands of the tooling run is no
 * dependency of those who use the tooling.
 * @param {string} folder
 * @returns {string[]} folders, sorted
 */
export function withDependencies(folder) {
  const folders = new Map(workspaceFolders().map((each) => [manifestOf(each).name, each]));
  const found = new Set([folder]);
  for (const each of found) {
    if (each === TOOLING && folder !== TOOLING) continue;
    const { dependencies, devDependencies } = manifestOf(each);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const dependency = folders.get(name);
      if (dependency !== undefined) found.add(dependency);
    }
  }
  return [...found].sort();
}

/**
 * A workspace and all workspaces that it depends on at run time.
 * @param {string} folder
 * @returns {string[]} folders, sorted
 */
export function runtimeDependencies(folder) {
  const folders = new Map(workspaceFolders().map((each) => [manifestOf(each).name, each]));
  const found = new Set([folder]);
  for (const each of found)
    for (const name of Object.keys(manifestOf(each).dependencies ?? {})) {
      const dependency = folders.get(name);
      if (dependency !== undefined) found.add(dependency);
    }
  return [...found].sort();
}
