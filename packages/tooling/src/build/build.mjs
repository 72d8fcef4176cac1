import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkNode, install } from './install.mjs';
import { saveLastGoodKit } from './last-good-kit.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { COMPILER, runTool } from '../lib/run.mjs';
import { turbo } from '../lib/turbo.mjs';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

/** Packages that the `mfe` command and the build of a remote run. */
export const KIT_PACKAGES = ['contracts', 'file-lock', 'releases', 'build-kit', 'mfe-cli'].map(
  (name) => `packages/${name}`,
);
export const NODE_PACKAGES = [...KIT_PACKAGES, 'packages/embedded-postgres', 'packages/server'];

/** Checks Node, installs what is missing and builds everything that a site needs. */
export async function prepare() {
  await prepareKit();
  await build('packages/server', 'shell', ...remoteFolders());
}

/** Does what `prepare` does, but builds nothing for the browser. */
export async function prepareNode() {
  await prepareKit();
  end(await compile(NODE_PACKAGES), 'The server');
}

/** Does what `prepareNode` does, but skips the server, which may not compile. */
export async function prepareKit() {
  checkNode();
  await install();
  end(await compile(KIT_PACKAGES), 'The build kit');
  saveLastGoodKit(KIT_PACKAGES);
}

/**
 * Compiles what is stale of some packages and what they refer to. The compiler finds that out in a fifth of a second, which
 * commands of an incident wait for.
 * @param {readonly string[]} projects folders
 */
export function compile(projects) {
  return runTool(COMPILER, ['-b', ...projects, '--pretty', 'false'], { quiet: true });
}

/** Builds some workspaces and all that they depend on, as far as it is stale. @param {...string} folders */
export async function build(...folders) {
  end(await tryToBuild(...folders), folders.join(', '));
}

/** Does what `build` does; the caller handles a failure. @param {...string} folders */
export async function tryToBuild(...folders) {
  // The tests that Turborepo runs have their builds, which must stay as they are while others use them.
  if (process.env['TURBO_HASH'] !== undefined) return { code: 0, output: '' };
  log(`Building what is stale of ${folders.join(', ')}`);
  const filters = folders.map((folder) => `--filter=./${folder}`);
  return turbo(['build', ...filters, '--output-logs=errors-only'], { quiet: true });
}

/** @param {{ code: number, output: string }} result @param {string} name */
function end({ code, output }, name) {
  if (code === 0) return;
  process.stderr.write(output);
  exitWithError(`${name} could not be built; the reason stands above`);
}

/**
 * Compiles the types of a workspace and of all that it imports.
 * @param {string} folder relative to the repository
 * @returns {Promise<string[]>} what is wrong, an error each with its place
 */
export async function typeErrors(folder) {
  log(`Compiling the types of ${folder}`);
  // Imported here since it is built by now.
  const { compilerErrors } = await import('@naija/mfe');
  return compilerErrors(await compile([folder]));
}

/** Folders with a built release, relative to the repository. */
export function builtReleases() {
  return remoteFolders()
    .map((folder) => `${folder}/dist/release`)
    .filter(
      (folder) => existsSync(path.join(ROOT, folder)) && readdirSync(path.join(ROOT, folder)).length > 0,
    );
}
