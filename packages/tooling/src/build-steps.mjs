import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run.mjs';
import { remoteFolders, ROOT } from './workspaces.mjs';

/**
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {readonly string[]} inputs places whose change makes the output stale
 * @property {string} output a file that is there after the step
 * @property {() => Promise<{ code: number, output: string }>} run
 */

const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'packages/tooling/tsconfig'];
/** What Node runs is compiled; what the browser gets is bundled from these sources. */
const NODE_PACKAGES = ['packages/contracts', 'packages/releases', 'packages/remote-kit', 'packages/server'];
const BUNDLED_PACKAGES = [
  'packages/contracts',
  'packages/releases',
  'packages/remote-kit',
  'packages/runtime',
  'packages/ui',
];

/** The compilation that the other steps need. */
export function nodeStep() {
  return {
    name: 'server and build kit',
    packages: NODE_PACKAGES,
    inputs: [...SETTINGS, ...NODE_PACKAGES],
    output: 'packages/server/dist/main.js',
    run: () => runTool('typescript/bin/tsc', ['-b', ...NODE_PACKAGES], { quiet: true }),
  };
}

/** @returns {BuildStep[]} the shell and every remote, each independent of the others */
export function bundleSteps() {
  return [
    bundle('shell', 'shell/dist/index.html'),
    ...remoteFolders().map((folder) => bundle(folder, `${folder}/dist/release/release.json`)),
  ];
}

/** @returns {BuildStep} the design system as a site of its own, for its tests */
export function storybookStep() {
  return {
    name: 'storybook',
    inputs: [...SETTINGS, ...BUNDLED_PACKAGES, 'storybook'],
    output: 'storybook/dist/index.json',
    run: () =>
      runTool('storybook/dist/bin/dispatcher.js', ['build', '-c', '.storybook', '-o', 'dist', '--quiet'], {
        cwd: path.join(ROOT, 'storybook'),
        quiet: true,
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} output
 * @returns {BuildStep}
 */
function bundle(folder, output) {
  return {
    name: folder,
    inputs: [...SETTINGS, ...BUNDLED_PACKAGES, folder],
    output,
    run: () =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
        cwd: path.join(ROOT, folder),
        env: { ...process.env, NODE_ENV: 'production' },
        quiet: true,
      }),
  };
}

/** Folders with a built release, relative to the repository. */
export function builtReleases() {
  return remoteFolders()
    .map((folder) => `${folder}/dist/release`)
    .filter(
      (folder) => existsSync(path.join(ROOT, folder)) && readdirSync(path.join(ROOT, folder)).length > 0,
    );
}
