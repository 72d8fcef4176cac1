import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { manifestOf, ROOT, workspaceFolders } from '@naija/tooling/workspaces';

/** @typedef {{ from: string, to: string }} Import two files, relative to the repository */

const SOURCE = /\.(ts|tsx|mjs)$/;

/**
 * All imports of some files that lead to another file of the repository: static, dynamic and type-only ones.
 * @param {Iterable<string>} files relative to the repository
 * @param {(file: string) => string} [read] @returns {Import[]}
 */
export function importsOf(files, read = (file) => readFileSync(path.join(ROOT, file), 'utf8')) {
  const known = new Set(files);
  const resolve = resolver((file) => known.has(file));
  return [...known]
    .filter((file) => SOURCE.test(file))
    .flatMap((from) => {
      const { importedFiles } = ts.preProcessFile(read(from), true, true);
      const targets = new Set(importedFiles.map(({ fileName }) => resolve(from, fileName)));
      return [...targets].flatMap((to) => (to === undefined || to === from ? [] : [{ from, to }]));
    });
}

/**
 * Finds the file of the repository that a specifier names; undefined for installed packages.
 * @param {(file: string) => boolean} [isFile]
 * @returns {(from: string, specifier: string) => string | undefined}
 */
export function resolver(isFile = (file) => existsSync(path.join(ROOT, file))) {
  const packages = new Map(
    workspaceFolders().map((folder) => [manifestOf(folder).name, { folder, exports: exportsOf(folder) }]),
  );
  return (from, specifier) => {
    const bare = specifier.replace(/\?.*/, '');
    if (bare.startsWith('.')) {
      const file = path.posix.join(path.posix.dirname(from), bare);
      return ['', '.ts', '.tsx', '/index.ts'].map((end) => `${file}${end}`).find(isFile);
    }
    const [scope = '', unscoped = '', ...below] = bare.split('/');
    const name = `${scope}/${unscoped}`;
    const rest = ['.', ...below].join('/');
    const found = packages.get(name);
    const entry = found?.exports.find(({ pattern }) => pattern.test(rest));
    if (!found || !entry) return undefined;
    const [, star = ''] = entry.pattern.exec(rest) ?? [];
    return path.posix.join(
      found.folder,
      entry.target.replace('*', () => star),
    );
  };
}

/** @param {string} folder @returns {{ pattern: RegExp, target: string }[]} */
function exportsOf(folder) {
  return Object.entries(manifestOf(folder).exports ?? {}).map(([key, value]) => ({
    pattern: new RegExp(`^${key.replaceAll('.', String.raw`\.`).replace('*', '(.+)')}$`),
    target: typeof value === 'string' ? value : (value['@naija/source'] ?? value['default'] ?? ''),
  }));
}
