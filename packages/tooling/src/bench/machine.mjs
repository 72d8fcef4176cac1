import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { ROOT } from '../lib/workspaces.mjs';
import { browserVersion } from './browser/device.mjs';

/** @returns {Promise<import('./results/results.mjs').Machine>} */
export async function describeMachine() {
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    browser: `Chromium ${await browserVersion()}`,
  };
}

/** The commit that is checked out; ends in -dirty where there are changes besides. */
export function describeCommit() {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
