import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMPILER, runTool } from '../lib/run.mjs';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

/**
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {readonly string[]} inputs places whose change makes the output stale
 * @property {string} output a file that is there after the step
 * @property {() => Promise<{ code: number, output: string }>} run
 */

const SETTINGS = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/build-kit/tsconfig',
  'packages/tooling/tsconfig',
];
// What Node runs is compiled; what the browser gets is bundled from these sources.
const KIT = 'packages/build-kit';
const MFE = 'packages/mfe-cli';
const SERVER = 'packages/server';
/** What the `mfe` command and the build of a remote run. */
export const KIT_PACKAGES = ['packages/contracts', 'packages/file-lock', 'packages/releases', KIT, MFE];
export const NODE_PACKAGES = [...KIT_PACKAGES, 'packages/embedded-postgres', SERVER];
const BUNDLED_PACKAGES = [
  'packages/contracts',
  'packages/releases',
  KIT,
  'packages/outbox',
  'packages/runtime',
  'packages/ui',
];

/** @returns {BuildStep} the compilation that the other steps need, without the server: that may be broken */
export function kitStep() {
  return compilation('build kit', KIT_PACKAGES, `${MFE}/dist/index.js`);
}

/** @returns {BuildStep} */
export function serverStep() {
  return compilation(
    'server',
    ['packages/contracts', 'packages/file-lock', 'packages/releases', 'packages/embedded-postgres', SERVER],
    `${SERVER}/dist/main.js`,
  );
}

/** @returns {BuildStep} types and code of what pages import, for repositories that are not this one */
export function pagePackagesStep() {
  const packages = ['packages/outbox', 'packages/runtime', 'packages/ui', `${KIT}/src/host`];
  return compilation('packages for pages', packages, `${KIT}/dist/host/index.d.ts`, BUNDLED_PACKAGES);
}

/**
 * @param {string} name @param {readonly string[]} packages @param {string} output
 * @param {readonly string[]} [inputs] besides settings
 * @returns {BuildStep}
 */
function compilation(name, packages, output, inputs = packages) {
  return {
    name,
    inputs: [...SETTINGS, ...inputs],
    output,
    run: () => runTool(COMPILER, ['-b', ...packages], { quiet: true }),
  };
}

/** @returns {BuildStep[]} the shell and every remote, each independent of the others */
export function bundleSteps() {
  return [
    ...shellSteps(),
    ...remoteFolders().map((folder) => bundle(folder, `${folder}/dist/release/release.json`)),
  ];
}

/** @returns {BuildStep[]} the shell as browsers load it, and as the server renders it */
export function shellSteps() {
  const server = bundle('shell', 'shell/dist-server/boot.js', ['-c', 'vite.server.config.ts']);
  return [bundle('shell', 'shell/dist/index.html'), { ...server, name: 'shell for the server' }];
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
 * @param {string} folder @param {string} output
 * @param {readonly string[]} [args] of Vite
 * @returns {BuildStep}
 */
function bundle(folder, output, args = []) {
  return {
    name: folder,
    inputs: [...SETTINGS, ...BUNDLED_PACKAGES, folder],
    output,
    run: () =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], {
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
