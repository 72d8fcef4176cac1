import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Folders of all remotes, relative to the repository. */
export function remoteFolders() {
  return readdirSync(ROOT)
    .filter((name) => name.endsWith('-mfe') && existsSync(path.join(ROOT, name, 'package.json')))
    .sort();
}

/** Folders of all workspaces, relative to the repository. */
export function workspaceFolders() {
  const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'shell', 'storybook', ...remoteFolders()].filter((folder) =>
    existsSync(path.join(ROOT, folder, 'package.json')),
  );
}
