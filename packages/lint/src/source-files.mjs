import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, workspaceFolders } from '@naija/tooling/workspaces';

const GENERATED = /(^|\/)(\.cache|node_modules|dist|dist-server|dist-types|test-results)(\/|$)/;
const TEMPLATE = /\/template\//;

/** Source files of all workspaces, relative to the repository, in one order everywhere. */
export function sourceFiles() {
  return workspaceFolders()
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => !GENERATED.test(entry.name))
        .flatMap((entry) =>
          entry.isDirectory() ? below(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
        ),
    )
    .filter(
      (file) => /\.(ts|tsx|mjs)$/.test(file) && !TEMPLATE.test(file) && existsSync(path.join(ROOT, file)),
    )
    .sort();
}

/** @param {string} folder */
function below(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`)
    .filter((file) => !GENERATED.test(file));
}
