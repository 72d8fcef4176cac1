import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {ReadonlyMap<string, string>} Content hash of each file, by its path from the folder that was read */

/**
 * Hashes all files that git tracks or would track.
 * @param {string} [root]
 * @returns {Content | undefined} undefined outside of a repository of git
 */
export function readContent(root = ROOT) {
  try {
    const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' });
    const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], options);
    const files = [...new Set(list.split('\0'))].filter((file) => isFile(path.join(root, file))).sort();
    return new Map(files.map((file) => [file, hash(readFileSync(path.join(root, file)))]));
  } catch {
    return undefined;
  }
}

/**
 * One hash over names and contents of some files, and of the Node that runs.
 * @param {Content} content @param {(file: string) => boolean} isInput
 * @param {string} [setting] what else changes an outcome
 */
export function hashOf(content, isInput, setting = '') {
  const inputs = [...content].filter(([file]) => isInput(file)).map((entry) => entry.join(' '));
  return hash([process.version, process.platform, setting, ...inputs].join('\n'));
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** @param {string | Buffer} data */
function hash(data) {
  return createHash('sha256').update(data).digest('hex');
}
