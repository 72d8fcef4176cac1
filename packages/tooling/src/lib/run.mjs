import { spawn } from 'node:child_process';
import { ROOT } from './workspaces.mjs';

/** Path of the compiler for `runTool`. TypeScript 7 takes a third of the time of version 6, whose interface ESLint needs. */
export const COMPILER = 'typescript-7/bin/tsc';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions */

/**
 * Runs a program to its end. With `quiet`, its output is kept and shown only when it fails.
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when ended by a signal) and kept output
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    /** @param {Buffer} bytes */
    const keep = (bytes) => {
      output += bytes.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a Node program of an installed package.
 * @param {string} bin path inside node_modules
 * @param {readonly string[]} args @param {RunOptions} [options]
 */
export function runTool(bin, args, options) {
  return run(process.execPath, [`${ROOT}/node_modules/${bin}`, ...args], options);
}
