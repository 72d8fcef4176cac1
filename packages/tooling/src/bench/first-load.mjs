import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {{ files: number, bytes: number, brotli: number }} Weight */

/**
 * Sizes of some files, raw and with Brotli, each compressed by itself as it is served.
 * @param {readonly string[]} files @returns {Weight}
 */
function measure(files) {
  const contents = files.map((file) => readFileSync(file));
  return {
    files: files.length,
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
    brotli: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

/**
 * Scripts that an index.html names, by `src` or as a preload, without what a rendered page does without.
 * @param {string} folder
 */
function scriptsInHtml(folder) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return html
    .split('<')
    .filter((element) => !element.includes(RENDERED_PAGE.unrenderedAttribute))
    .flatMap((element) => /(?:src|href)="\/([^"]+\.js)"/.exec(element)?.[1] ?? [])
    .map((file) => path.join(folder, file));
}

/** Scripts of the shell and of the remote that shows `/`. */
export function federatedWeight() {
  const release = path.join(ROOT, 'directory-mfe/dist/release');
  const { routes } = /** @type {import('@naija/contracts/remote/release').Release} */ (
    JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8'))
  );
  const home = routes.find((route) => route.path === '/');
  return measure([
    ...scriptsInHtml(path.join(ROOT, 'shell/dist')),
    ...(home?.js ?? []).map((file) => path.join(release, file)),
  ]);
}

/** Scripts that the one bundle loads first. @param {string} folder */
export function oneBundleWeight(folder) {
  return measure(scriptsInHtml(folder));
}
