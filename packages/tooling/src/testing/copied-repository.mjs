import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { KIT_PACKAGES, NODE_PACKAGES } from '../build/build.mjs';
import { COMPILER } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages/tooling'];

/** @typedef {{ code: number, stdout: string, stderr: string }} CommandResult */

/**
 * Copy of the repository with the packages that Node runs and their builds, for tests that break sources. It lies inside
 * the real one, so that installed packages are found.
 */
export function copiedRepository() {
  execFileSync(process.execPath, [`node_modules/${COMPILER}`, '-b', ...KIT_PACKAGES], { cwd: ROOT });
  mkdirSync(path.join(ROOT, '.cache/fixtures'), { recursive: true });
  const root = mkdtempSync(path.join(ROOT, '.cache/fixtures/copied-'));
  for (const place of [...SETTINGS, ...NODE_PACKAGES])
    cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true, verbatimSymlinks: true });
  linkInstalled(root);
  mkdirSync(path.join(root, '.cache'));
  return {
    root,
    /** Runs the command as `npm run mfe` does. @param {...string} args @returns {Promise<CommandResult>} */
    mfe: (...args) =>
      new Promise((resolve) => {
        const script = path.join(root, 'packages/tooling/src/commands/mfe.mjs');
        const env = { PATH: process.env['PATH'] };
        execFile(process.execPath, [script, ...args], { cwd: root, env }, (error, stdout, stderr) => {
          resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
        });
      }),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Links the workspaces of the copy, and those of the real repository that it lacks. @param {string} root */
function linkInstalled(root) {
  const scope = path.join(root, 'node_modules/@naija');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules/@naija'))) {
    const real = realpathSync(path.join(ROOT, 'node_modules/@naija', name));
    const copied = path.join(root, path.relative(ROOT, real));
    symlinkSync(existsSync(copied) ? copied : real, path.join(scope, name));
  }
  for (const name of ['.package-lock.json', path.dirname(path.dirname(COMPILER))])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
}
